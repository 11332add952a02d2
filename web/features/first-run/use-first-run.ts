import { useState } from 'react'
import {
  changedResponses,
  type FirstRunQuestions,
  firstRunSteps,
} from '#domain/first-run/first-run-questions.ts'
import type { SavedQuestionnaireReply } from '#domain/questionnaire/contract.ts'
import type { Responses } from '#domain/questionnaire/question.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { SettingsChange } from '#domain/settings/contract.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { callApi } from '../../platform/call-api.ts'
import { announceDataChange } from '../../platform/data-changes.ts'
import { useAction } from '../../platform/use-action.ts'

type FirstRunData = {
  questions: FirstRunQuestions
  /** What is saved, also by the questionnaire: there is one truth. */
  answers: Responses
  settings: Settings
  offered: string | null
  changeSettings: (change: SettingsChange) => Promise<void>
}

const textOf = (answer: Responses[string] | undefined) => (typeof answer === 'string' ? answer : '')
const listOf = (answer: Responses[string] | undefined) => (Array.isArray(answer) ? answer : [])

/**
 * The four questions after sign-up. "Next" saves what the screen shows, as the questionnaire and the settings would;
 * "Skip" saves nothing. At the end, and when all are skipped, it is kept that they were seen.
 */
export function useFirstRun({ questions, answers, settings, offered, changeSettings }: FirstRunData) {
  const { who, goals, companion } = questions
  const answerTo = (question: { id: number } | undefined) => question && answers[question.id]
  const [saved, setSaved] = useState(answers)
  const steps = firstRunSteps(questions)
  const [index, setIndex] = useState(0)
  const step = steps[index]
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  const [given, setGiven] = useState(() => ({
    who: textOf(answerTo(who)),
    goals: listOf(answerTo(goals)) as readonly string[],
    name: textOf(answerTo(companion)),
    look: { companionPot: settings.companionPot, companionLeaf: settings.companionLeaf },
    place: {
      country: settings.country ?? offered,
      isCalm: settings.plainBackground && settings.reducedMotion,
    },
  }))
  const change = (part: Partial<typeof given>) => setGiven({ ...given, ...part })

  async function saveAnswer(question: { id: number } | undefined, answer: Responses[string]): Promise<void> {
    const responses = question ? changedResponses(saved, { [question.id]: answer }) : {}
    if (Object.keys(responses).length === 0) return
    const body = { responses }
    const reply = await callApi<SavedQuestionnaireReply>('/questionnaire', { method: 'PUT', body })
    setSaved(reply.responses)
    setSafety(reply.safety)
    announceDataChange('answers')
  }
  async function saveStep(): Promise<void> {
    const { country, isCalm } = given.place
    if (step === 'who') await saveAnswer(who, given.who)
    if (step === 'goals') await saveAnswer(goals, [...given.goals])
    if (step === 'companion')
      await Promise.all([saveAnswer(companion, given.name), changeSettings(given.look)])
    if (step === 'place') await changeSettings({ country, plainBackground: isCalm, reducedMotion: isCalm })
  }
  const { isRunning, run } = useAction((action: () => Promise<void>) => action())
  async function goOn(): Promise<void> {
    if (index === steps.length - 1) await changeSettings({ firstRunSeen: true })
    setIndex(index + 1)
  }
  return {
    /** Undefined after the last one. */
    step,
    number: index + 1,
    count: steps.length,
    given,
    change,
    isSaving: isRunning,
    safety,
    closeSafety: () => setSafety(null),
    back: index > 0 ? () => setIndex(index - 1) : undefined,
    skip: () => void run(goOn),
    next: () =>
      void run(async () => {
        await saveStep()
        await goOn()
      }),
    end: (leave: () => void) =>
      void run(async () => {
        await changeSettings({ firstRunSeen: true })
        leave()
      }),
  }
}
