import type { ChatModel, ModelRequest } from '../platform/models/chat-model.ts'

export type ScriptedModel = ChatModel & { requests: ModelRequest[] }

/**
 * A model that says the given pieces; a piece that is an error is thrown at that point. `wait` is awaited
 * before each piece, so that a test decides when the reply goes on.
 */
export function createScriptedModel(
  pieces: readonly (string | Error)[],
  options: { isBuiltIn?: boolean; wait?: (index: number) => Promise<void> } = {},
): ScriptedModel {
  const requests: ModelRequest[] = []
  return {
    isBuiltIn: options.isBuiltIn ?? false,
    requests,
    async *stream(request) {
      requests.push(request)
      for (const [index, piece] of pieces.entries()) {
        await options.wait?.(index)
        if (request.signal.aborted) return
        if (piece instanceof Error) throw piece
        yield { type: 'text', text: piece }
      }
    },
  }
}
