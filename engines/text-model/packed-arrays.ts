/** A file of numbers: how long its head is, the head as JSON, then arrays, each beginning at a whole multiple of four. */

const ALIGNMENT = 4
const padded = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT

/** Takes the next array of so many bytes. */
export type Take = (length: number) => ArrayBuffer

/**
 * The head of such a file, and what takes its arrays one after the other.
 * @throws Error when the bytes are no such file; `take` when they end too early
 */
export function unpackArrays<FileHead>(bytes: Uint8Array): { head: FileHead; take: Take } {
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headLength))) as FileHead
  let position = padded(4 + headLength)
  const take: Take = (length) => {
    const end = position + length
    if (end > bytes.byteLength) throw new Error('the file ends too early')
    // A Node buffer's own `slice` copies nothing, and its memory holds other things too.
    const taken = Uint8Array.from(bytes.subarray(position, end)).buffer
    position += padded(length)
    return taken
  }
  return { head, take }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength)

export function packArrays(head: object, views: readonly ArrayBufferView[]): Uint8Array {
  const headBytes = new TextEncoder().encode(JSON.stringify(head))
  const arrays = views.map(bytesOf)
  const start = padded(4 + headBytes.length)
  const bytes = new Uint8Array(arrays.reduce((sum, { length }) => sum + padded(length), start))
  new DataView(bytes.buffer).setUint32(0, headBytes.length, true)
  bytes.set(headBytes, 4)
  let position = start
  for (const array of arrays) {
    bytes.set(array, position)
    position += padded(array.length)
  }
  return bytes
}
