/**
 * What no rule may touch: web and mail addresses (their points end no sentence), and what somebody else said, in
 * quotation marks.
 */
const protectedSpan =
  /\b(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|"[^"\n]{1,500}"|“[^”\n]{1,500}”/giu
/** From a private-use area of Unicode, so that no message holds them by accident. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const placeholder = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')

/** Runs a text rule with protected spans replaced by marks, and puts them back into what it returns. */
export function withProtectedSpans<T>(
  text: string,
  rule: (text: string, restore: (text: string) => string) => T,
): T {
  const spans: string[] = []
  const bare = text.replaceAll(OPEN, '').replaceAll(CLOSE, '')
  const marked = bare.replace(protectedSpan, (span) => {
    const isQuotation = /^["“]/.test(span)
    // A sentence's own full stop is not part of the address.
    const trailing = isQuotation ? '' : (/[.,;:!?)]+$/.exec(span)?.[0] ?? '')
    spans.push(span.slice(0, span.length - trailing.length))
    return `${OPEN}${spans.length - 1}${CLOSE}${trailing}`
  })
  return rule(marked, (value) => value.replace(placeholder, (_, index: string) => spans[Number(index)] ?? ''))
}
