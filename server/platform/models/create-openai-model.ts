import { Problem } from '#domain/problems.ts'
import type { ChatModel, ModelPart, ModelRequest } from './chat-model.ts'
import { parseEvent } from './parse-event.ts'
import { defaultTimeLimits, type ProviderTimeLimits, readEventStream } from './read-event-stream.ts'

type Options = {
  baseUrl: string
  apiKey?: string
  model: string
  /** OpenAI itself, or another server that speaks the protocol: those may refuse fields that they do not know. */
  server: 'openai' | 'compatible'
  limits?: ProviderTimeLimits
}

/** What is read of a chunk. Servers differ, so nothing about its fields is taken for granted. */
type Chunk = {
  choices?: ({ delta?: { content?: unknown } | null; finish_reason?: unknown } | null)[] | null
  error?: unknown
}

/** OpenAI renamed the bound on the reply, and may keep conversations unless it is asked not to. */
function settings({ server }: Options, { maxReplyTokens }: ModelRequest) {
  if (server === 'compatible') return { max_tokens: maxReplyTokens }
  return { max_completion_tokens: maxReplyTokens, store: false }
}

function body(options: Options, request: ModelRequest) {
  return {
    model: options.model,
    stream: true,
    ...settings(options, request),
    messages: [{ role: 'system', content: request.instruction }, ...request.messages],
  }
}

/**
 * A model behind the OpenAI chat completions protocol (POST `{baseUrl}/chat/completions`, server-sent events):
 * OpenAI itself and every compatible server, hosted or local. Errors as in `ChatModel`.
 */
export function createOpenAiModel(options: Options): ChatModel {
  const headers: Record<string, string> = options.apiKey ? { Authorization: `Bearer ${options.apiKey}` } : {}
  return {
    isBuiltIn: false,
    async *stream(request): AsyncGenerator<ModelPart> {
      const events = readEventStream({
        url: `${options.baseUrl.replace(/\/+$/, '')}/chat/completions`,
        headers,
        body: body(options, request),
        signal: request.signal,
        limits: options.limits ?? defaultTimeLimits,
      })
      let isComplete = false
      for await (const batch of events) {
        let text = ''
        for (const data of batch) {
          if (data === '[DONE]') {
            isComplete = true
            continue
          }
          const chunk = parseEvent<Chunk>(data)
          if (chunk.error)
            throw new Problem('model-failed', {}, { cause: new Error('the provider reported an error') })
          const choice = chunk.choices?.[0]
          const content = choice?.delta?.content
          if (typeof content === 'string') text += content
          if (choice?.finish_reason) isComplete = true
        }
        if (text !== '') yield { type: 'text', text }
      }
      if (!isComplete && !request.signal.aborted) {
        throw new Problem('model-failed', {}, { cause: new Error('the reply broke off') })
      }
    },
  }
}
