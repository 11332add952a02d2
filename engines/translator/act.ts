import type { Kind } from './kinds/kinds.ts'

/** What a message is meant to do. */
export const acts = [
  'inform',
  'ask',
  'request',
  'soft-request',
  'refuse',
  'postpone',
  'criticise',
  'praise',
  'joke',
  'offer',
  'real-invitation',
  'vague-invitation',
  'limit',
  'small-talk',
  'goodbye',
  'apologise',
  'threaten',
] as const
export type Act = (typeof acts)[number]

export type ActReading = {
  /** The likeliest acts, likeliest first, with the share of each from 0 to 1. */
  acts: readonly { act: Act; sureness: number }[]
  /** What they may mean without saying it, likeliest first, with the share of each from 0 to 1 if they hide something. */
  kinds: readonly { kind: Kind; sureness: number }[]
  /** How surely the words mean what they say, from 0 to 1. */
  literal: number
}

/** Reads what a message, or a sentence of it, is meant to do. Pure: the same words always give the same reading. */
export type ReadAct = (text: string, from?: string) => ActReading
