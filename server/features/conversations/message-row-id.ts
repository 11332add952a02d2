import { createHash } from 'node:crypto'

/**
 * The id under which one message of an exchange is stored. It is made from the conversation's id as well, which its
 * owner alone can write to, so that no name chosen by a browser reaches another conversation's messages.
 * @returns a UUID of version 8 (RFC 9562, section 5.8), the same for the same names
 */
export function messageRowId(conversationId: string, exchangeId: string, role: 'user' | 'assistant'): string {
  const bytes = createHash('sha256')
    .update(`${conversationId}:${exchangeId}:${role}`)
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
