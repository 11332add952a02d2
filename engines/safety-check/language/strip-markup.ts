const within = new Set(
  'a abbr b big code del em font i ins kbd mark q s small span strike strong sub sup tt u'.split(' '),
)
const around = new Set(
  'article blockquote body br center dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section table tbody td th thead tr ul'.split(
    ' ',
  ),
)
/** Of these there is no second mark that ends them. */
const single = new Set(['br', 'hr'])

const marks = /<(\/?)([a-z][a-z0-9]{0,9})\s{0,3}\/?>/g
const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&nbsp;': ' ',
    '&#160;': ' ',
    '&#39;': "'",
    '&apos;': "'",
    '&rsquo;': "'",
    '&lsquo;': "'",
    '&quot;': '"',
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
  }),
)

/**
 * Takes HTML marks out of a text in lower case, so that "<b>" is not read as the word "be" and "<i>" not as "I". Marks
 * within a line leave nothing behind, those around one a new line. What only looks like a mark stays: an unknown name,
 * words beside the name ("<i want out>"), and a mark that nothing ends.
 */
export function stripMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text
  const plain = text.replace(/&(?:#?[a-z0-9]{2,5});/g, (entity) => entities.get(entity) ?? entity)
  const ended = new Set([...plain.matchAll(marks)].filter(([, slash]) => slash).map(([, , name]) => name))
  return plain.replace(marks, (mark: string, _: string, name: string) => {
    if (!single.has(name) && !ended.has(name)) return mark
    if (within.has(name)) return ''
    return around.has(name) ? '\n' : mark
  })
}
