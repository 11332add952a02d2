import { createParser } from 'eventsource-parser'
import { CHAT_STREAM_END, type ChatStreamPart } from '#domain/coaching/chat-stream.ts'
import { ApiProblem } from '../../../platform/api-problem.ts'

/**
 * Reads the parts of a streamed reply as they arrive. It ends only when the stream says that it is whole.
 * @throws ApiProblem with the code of an `error` part, or `model-failed` when the stream was cut off or damaged
 */
export async function* readChatStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatStreamPart> {
  const arrived: string[] = []
  const parser = createParser({ onEvent: ({ data }) => arrived.push(data) })
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new ApiProblem('model-failed')
      parser.feed(decoder.decode(value, { stream: true }))
      for (const data of arrived.splice(0)) {
        if (data === CHAT_STREAM_END) return
        yield readPart(data)
      }
    }
  } finally {
    // Leaving early (stop, error) must end the request, or the server goes on writing.
    await reader.cancel().catch(() => undefined)
  }
}

function readPart(data: string): ChatStreamPart {
  const part = parsePart(data)
  if (part.type === 'error') throw new ApiProblem(part.errorText)
  return part
}

function parsePart(data: string): ChatStreamPart {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw new ApiProblem('model-failed', {}, { cause })
  }
}
