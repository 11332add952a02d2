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

/** `sureness` from 0 to 1. `isFirm`: a notice, a no or a limit that no phrase may make doubtful. */
export type ActReading = { act: Act; sureness: number; isFirm: boolean }
export type ReadAct = (text: string) => ActReading

/** Acts whose words say what is meant. */
export const plainActs: ReadonlySet<Act> = new Set<Act>([
  'inform',
  'ask',
  'request',
  'real-invitation',
  'offer',
  'refuse',
  'limit',
  'apologise',
  'praise',
  'goodbye',
])
