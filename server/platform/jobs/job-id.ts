import { createHash } from 'node:crypto'

/**
 * The id of the one job `name` for `subject` (an account's id, the hash of a link): the same two give the same UUID
 * (RFC 9562, version 8), so that an act which arrives ten times at once leaves one job. Nothing of them can be read in it.
 */
export function jobId(name: string, subject: string): string {
  const bytes = createHash('sha256').update(`${name}\n${subject}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
