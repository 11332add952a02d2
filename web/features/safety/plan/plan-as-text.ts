import type { HelpLinesReply, SafetyPlanReply } from '#domain/safety/contract.ts'
import { longDate } from '../../../platform/long-date.ts'
import { linesHeading } from '../lines-heading.ts'
import { planTexts as texts } from './texts.ts'

/** The written steps in their order, with the numbers that they have in the plan. */
export function writtenSteps({ prompts, steps }: SafetyPlanReply) {
  return prompts.flatMap(({ id, title }, index) => {
    const text = steps[id]
    return text ? [{ id, title: `${index + 1}. ${title}`, text }] : []
  })
}

/** The plan as a text file: what was written, then whom to reach. */
export function planAsText(plan: SafetyPlanReply, help: HelpLinesReply): string {
  const head = [texts.sheetTitle, plan.updatedAt && texts.updatedOn(longDate(plan.updatedAt))]
  const sections = writtenSteps(plan).map(({ title, text }) => `${title}\n${text}`)
  const lines = help.lines.map(({ name, purpose, contact }) => `${name} (${purpose}): ${contact}`)
  const end = [linesHeading(help.country), ...lines].join('\n')
  return `${[head.filter(Boolean).join('\n'), ...sections, end].join('\n\n')}\n`
}
