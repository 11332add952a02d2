import { Problem } from '#domain/problems.ts'
import type { ChatModel, ModelPart, ModelRequest } from './chat-model.ts'
import { parseEvent } from './parse-event.ts'
import { defaultTimeLimits, type ProviderTimeLimits, readEventStream } from './read-event-stream.ts'

type Options = { baseUrl: string; apiKey: string; model: string; limits?: ProviderTimeLimits }

/** What is read of an event. Nothing about its fields is taken for granted. */
type Event = { type?: unknown; delta?: { type?: unknown; text?: unknown } | null }

const PROTOCOL_VERSION = '2023-06-01'

/** The protocol wants the user to speak first, so the fixed greeting at the start of a chat is left out. */
function turns(request: ModelRequest) {
  const first = request.messages.findIndex(({ role }) => role === 'user')
  return request.messages.slice(first)
}

/** A model behind the Anthropic messages protocol (POST `{baseUrl}/messages`). Errors as in `ChatModel`. */
export function createAnthropicModel(options: Options): ChatModel {
  return {
    isBuiltIn: false,
    async *stream(request): AsyncGenerator<ModelPart> {
      const events = readEventStream({
        url: `${options.baseUrl.replace(/\/+$/, '')}/messages`,
        headers: { 'x-api-key': options.apiKey, 'anthropic-version': PROTOCOL_VERSION },
        body: {
          model: options.model,
          stream: true,
          max_tokens: request.maxReplyTokens,
          system: request.instruction,
          messages: turns(request),
        },
        signal: request.signal,
        limits: options.limits ?? defaultTimeLimits,
      })
      let isComplete = false
      for await (const batch of events) {
        let text = ''
        for (const data of batch) {
          const { type, delta } = parseEvent<Event>(data)
          if (type === 'error') {
            throw new Problem('model-failed', {}, { cause: new Error('the provider reported an error') })
          }
          if (type === 'message_stop') isComplete = true
          const isText = type === 'content_block_delta' && delta?.type === 'text_delta'
          if (isText && typeof delta.text === 'string') text += delta.text
        }
        if (text !== '') yield { type: 'text', text }
      }
      if (!isComplete && !request.signal.aborted) {
        throw new Problem('model-failed', {}, { cause: new Error('the reply broke off') })
      }
    },
  }
}
