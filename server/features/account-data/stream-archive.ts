import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'

export type ArchiveFile = { path: string; text: string }

/** How much is compressed at a time, in bytes: a millisecond or two of work. */
const PIECE_BYTES = 64 * 1024

function* compress(files: Iterable<ArchiveFile>, modifiedAt: Date): Generator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for (const { path, text } of files) {
    const file = new ZipDeflate(path, { level: 6 })
    file.mtime = modifiedAt
    zip.add(file)
    const bytes = strToU8(text)
    const lastPiece = Math.max(1, Math.ceil(bytes.length / PIECE_BYTES)) - 1
    for (let piece = 0; piece <= lastPiece; piece++) {
      file.push(bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES), piece === lastPiece)
      yield* ready.splice(0)
    }
  }
  zip.end()
  yield* ready.splice(0)
}

/**
 * A zip archive that is written as fast as it is read, with other requests served in between. Where a file cannot
 * be made, the stream breaks with the error: a reader never takes half an archive for a whole one.
 */
export function streamArchive(files: Iterable<ArchiveFile>, modifiedAt: Date): ReadableStream<Uint8Array> {
  const pieces = compress(files, modifiedAt)
  return new ReadableStream({
    async pull(controller) {
      await setImmediate()
      const next = pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel() {
      pieces.return(undefined)
    },
  })
}
