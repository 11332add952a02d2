import { readFileSync } from 'node:fs'
import {
  type SafetyCard,
  type SafetyLines,
  type SafetyPlanPrompts,
  safetyCards,
  safetyLines,
  safetyPlanPrompts,
} from '#domain/safety/safety-content.ts'

export type SafetyContent = { cards: SafetyCard[]; lines: SafetyLines; plan: SafetyPlanPrompts }

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../content/safety/${file}`, import.meta.url), 'utf8'))

/** Reads and checks the safety cards, the help lines and the prompts of the safety plan. */
export function loadSafetyContent(): SafetyContent {
  return {
    cards: safetyCards.parse(read('cards.json')),
    lines: safetyLines.parse(read('lines.json')),
    plan: safetyPlanPrompts.parse(read('plan.json')),
  }
}
