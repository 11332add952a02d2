import { storablePiece } from '#domain/fields/stored-text.ts'
import type { ModelPart } from '../../platform/models/chat-model.ts'
import type { Tokenizer } from '../../platform/models/tokenizer.ts'

/** So much text is counted at one go: the work of counting grows faster than the text. */
const COUNTED_CHARACTERS = 1_000

/** A token is at least one byte of UTF-8. */
const mostTokens = (text: string) => Buffer.byteLength(text)

/**
 * Keeps count of a growing text. A reply that stays far below its bound is hardly counted; near it the newest part
 * alone is counted anew.
 */
function createBound({ count }: Tokenizer, maxTokens: number) {
  let finishedTokens = 0
  let newest = ''
  /** Never less than what `newest` costs. */
  let newestTokens = 0

  async function fits(piece: string): Promise<boolean> {
    newestTokens += mostTokens(piece)
    if (finishedTokens + newestTokens > maxTokens) newestTokens = await count(newest + piece)
    return finishedTokens + newestTokens <= maxTokens
  }

  /** The longest beginning of a piece that does not fit as a whole. */
  async function beginningOf(piece: string): Promise<string> {
    let fitting = 0
    let tooLong = piece.length
    while (tooLong - fitting > 1) {
      const middle = Math.floor((fitting + tooLong) / 2)
      const tokens = await count(newest + piece.slice(0, middle))
      if (finishedTokens + tokens <= maxTokens) fitting = middle
      else tooLong = middle
    }
    return piece.slice(0, fitting).replace(/[\ud800-\udbff]$/, '')
  }

  return {
    /** What of a piece, at most `COUNTED_CHARACTERS` long, fits behind the text so far. */
    async add(piece: string): Promise<string> {
      if (!(await fits(piece))) return await beginningOf(piece)
      newest += piece
      if (newest.length >= COUNTED_CHARACTERS) {
        finishedTokens += await count(newest)
        newest = ''
        newestTokens = 0
      }
      return piece
    },
  }
}

const pieces = new RegExp(`.{1,${COUNTED_CHARACTERS}}`, 'gs')

/**
 * A model's reply as this product takes it: at most `maxTokens` tokens long, whatever the model was told and sends, and
 * without what cannot be stored. At the bound the reply ends, and its model with it; what stood there
 * until then is the reply, as it is where a model itself stops at its bound.
 */
export async function* boundReply(
  reply: AsyncIterable<ModelPart>,
  tokenizer: Tokenizer,
  maxTokens: number,
): AsyncGenerator<ModelPart> {
  const bound = createBound(tokenizer, maxTokens)
  for await (const part of reply) {
    if (part.type !== 'text') {
      yield part
      continue
    }
    let fitting = ''
    for (const piece of storablePiece(part.text).match(pieces) ?? []) {
      const begun = await bound.add(piece)
      fitting += begun
      if (begun === piece) continue
      if (fitting !== '') yield { type: 'text', text: fitting }
      return
    }
    if (fitting !== '') yield { type: 'text', text: fitting }
  }
}
