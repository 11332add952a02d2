import type { Span } from './finding.ts'

/**
 * Whether an idiom takes the sign's words: it covers the whole sign, or begins within it and takes its first or
 * last word ("want to | die of embarrassment"). An idiom that only reaches into the sign from the left leaves it
 * alone ("dying to | kill myself"), and so does one in a gap.
 */
export function isFigurative(sign: Span, idioms: readonly Span[]): boolean {
  const last = sign.end - 1
  return idioms.some(
    (idiom) =>
      idiom.start === sign.start ||
      (idiom.start > sign.start && idiom.start <= last && idiom.end > last) ||
      (idiom.start < sign.start && idiom.end >= sign.end),
  )
}
