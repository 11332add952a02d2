import type { Act } from './act.ts'

/** What a message of each act says, before its words. */
export const actLine: Readonly<Record<Act, string>> = {
  inform: 'They tell you something',
  ask: 'They ask you a question',
  request: 'They ask you to do something',
  'soft-request': 'In words, this is a question, a wish or a remark',
  refuse: 'They say no',
  postpone: 'They put it off',
  criticise: 'They say what they think of something',
  praise: 'They thank you or say something good',
  joke: 'In words, this is a statement',
  offer: 'They offer something',
  'real-invitation': 'They invite you or suggest a plan',
  'vague-invitation': 'They say that meeting would be good',
  limit: 'They set a limit',
  'small-talk': 'They begin or keep up contact',
  goodbye: 'They end the talk',
  apologise: 'They say sorry',
  threaten: 'They name what will happen',
}

/** What stands before the words where the act is a guess. */
export const unnamedLine = 'They say'

/** The same where a no or a limit comes in soft words: it holds all the same. */
export const softNoLine: Partial<Readonly<Record<Act, string>>> = {
  refuse: 'They say no. The words are soft, and it is a no',
  limit: 'They set a limit. The words are soft, and the limit holds',
}

/** Acts of a single sentence that are worth telling beside the message's own. */
export const tellableActs: ReadonlySet<Act> = new Set<Act>([
  'ask',
  'request',
  'refuse',
  'limit',
  'offer',
  'real-invitation',
  'apologise',
  'threaten',
])
