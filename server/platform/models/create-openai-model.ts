import { Problem } from '#domain/problems.ts'
import type { ChatModel, ModelPart, ModelRequest } from './chat-model.ts'
import { defaultTimeLimits, type ProviderTimeLimits, readEventStream } from './read-event-stream.ts'

type Options = {
  baseUrl: string
  apiKey?: string
  model: string
  /** OpenAI itself, or another server that speaks the protocol: those may refuse fields that they do not know. */
  server: 'openai' | 'compatible'
  limits?: ProviderTimeLimits
}

type Chunk = {
  choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[]
  error?: unknown
}

function parseChunk(data: string): Chunk {
  try {
    return JSON.parse(data) as Chunk
  } catch (cause) {
    throw new Problem('model-failed', {}, { cause })
  }
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
          const chunk = parseChunk(data)
          if (chunk.error)
            throw new Problem('model-failed', {}, { cause: new Error('the provider reported an error') })
          const choice = chunk.choices?.[0]
          if (choice?.delta?.content) text += choice.delta.content
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
