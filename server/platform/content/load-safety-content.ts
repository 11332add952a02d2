import { readFileSync } from 'node:fs'
import {
  type SafetyCard,
  type SafetyLines,
  type SafetyPlanPrompts,
  safetyCards,
  safetyLines,
  safetyPlanPrompts,
} from '#domain/safety/safety-content.ts'
import { projectPath } from '../project-path.ts'

export type SafetyContent = { cards: SafetyCard[]; lines: SafetyLines; plan: SafetyPlanPrompts }

const read = (file: string): unknown =>
  JSON.parse(readFileSync(projectPath(`content/safety/${file}`), 'utf8'))

/** Reads and checks the safety cards, the help lines and the prompts of the safety plan. */
export function loadSafetyContent(): SafetyContent {
  return {
    cards: safetyCards.parse(read('cards.json')),
    lines: safetyLines.parse(read('lines.json')),
    plan: safetyPlanPrompts.parse(read('plan.json')),
  }
}
