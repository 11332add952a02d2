import { createHash } from 'node:crypto'

/** Some 200 long conversations. A result is a few names and numbers. */
const MAX_REMEMBERED = 5_000

/**
 * A pure function of a text with its newest results kept for the whole process: the built-in coach goes through a
 * conversation again with each message. What was asked is kept as a hash only.
 */
export function rememberResults<T extends object>(
  compute: (text: string) => T,
  maxRemembered = MAX_REMEMBERED,
): (text: string) => T {
  const remembered = new Map<string, T>()
  return (text) => {
    const key = createHash('sha256').update(text).digest('base64')
    const result = remembered.get(key) ?? compute(text)
    // Asked for last, forgotten last.
    remembered.delete(key)
    remembered.set(key, result)
    const [oldest] = remembered.keys()
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest)
    return result
  }
}
