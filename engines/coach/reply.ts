/** What a reply is made of. `words` is one sentence to say or send, `address` names who answers what is not ours. */
export type ReplyPart =
  | { kind: 'answer' | 'open' | 'now' | 'words' | 'address'; text: string }
  | { kind: 'step'; number: number; of: number; text: string }
  | { kind: 'options'; question: string; options: readonly ReplyChoice[] }
/** An option as it is shown: the message that choosing it sends, and its answer beforehand, where there is room. */
export type ReplyChoice = { text: string; answer?: string | undefined }

export type ReplyLength = 'concise' | 'balanced' | 'detailed'

/** What a button under a reply asks for. */
export type ReplyAct =
  | 'shorter'
  | 'steps'
  | 'why'
  | 'example'
  | 'words'
  | 'didNotWork'
  | 'notThat'
  | 'nextStep'
  | 'smaller'

/** What an option leads to when it is chosen. */
export type OptionTarget =
  | { kind: 'situation'; id: string }
  | { kind: 'act'; act: ReplyAct }
  /** Somebody told something, and wants nothing more; or wants to hear what to do after all. */
  | { kind: 'told' }
  | { kind: 'advice' }

/** An option with what it leads to. */
export type ReplyOption = ReplyChoice & { leadsTo: OptionTarget }

export const answer = (text: string): ReplyPart => ({ kind: 'answer', text })

export function optionsPart(question: string, options: readonly ReplyOption[]): ReplyPart[] {
  if (options.length === 0) return []
  const choices = options.map(({ text, answer }) => (answer === undefined ? { text } : { text, answer }))
  return [{ kind: 'options', question, options: choices }]
}
