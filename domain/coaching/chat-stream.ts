import type { ProblemCode } from '../problems.ts'
import type { SafetyReply } from '../safety/contract.ts'
import type { TokenUsageReply } from '../token-allowance/contract.ts'
import type { ReplySource } from './contract.ts'
import type { ReplyPart } from './reply-parts.ts'

/**
 * One server-sent event of a streamed reply. The names are those of the AI SDK's UI message stream (version 1),
 * so that clients which speak it can read ours; parts that begin with `data-` are our own.
 */
export type ChatStreamPart =
  | { type: 'start'; messageId: string }
  | { type: 'text-start'; id: '0' }
  | { type: 'text-delta'; id: '0'; delta: string }
  | { type: 'text-end'; id: '0' }
  | { type: 'data-reply'; data: { isBuiltIn: boolean; sources: ReplySource[]; parts?: ReplyPart[] } }
  | { type: 'data-safety'; data: SafetyReply }
  | { type: 'data-usage'; data: TokenUsageReply }
  | { type: 'error'; errorText: ProblemCode }
  | { type: 'finish' }

/** Header that names the wire format, with its value. */
export const chatStreamHeader = ['x-vercel-ai-ui-message-stream', 'v1'] as const
/** The last event's data; a stream that ends without it was cut off. */
export const CHAT_STREAM_END = '[DONE]'
