/** Past forms and plurals that no ending rule reaches, limited to verbs and nouns that people use in questions. */
const irregularForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ate: 'eat',
    became: 'become',
    began: 'begin',
    bought: 'buy',
    broke: 'break',
    broken: 'break',
    brought: 'bring',
    burnt: 'burn',
    caught: 'catch',
    children: 'child',
    chose: 'choose',
    chosen: 'choose',
    came: 'come',
    drank: 'drink',
    drove: 'drive',
    fell: 'fall',
    felt: 'feel',
    forgot: 'forget',
    forgotten: 'forget',
    fought: 'fight',
    found: 'find',
    froze: 'freeze',
    frozen: 'freeze',
    gave: 'give',
    given: 'give',
    gone: 'go',
    got: 'get',
    heard: 'hear',
    held: 'hold',
    hid: 'hide',
    hidden: 'hide',
    kept: 'keep',
    knew: 'know',
    left: 'leave',
    lent: 'lend',
    lost: 'lose',
    lying: 'lie',
    made: 'make',
    meant: 'mean',
    met: 'meet',
    paid: 'pay',
    ran: 'run',
    rang: 'ring',
    said: 'say',
    sat: 'sit',
    saw: 'see',
    seen: 'see',
    sent: 'send',
    shook: 'shake',
    slept: 'sleep',
    sold: 'sell',
    spent: 'spend',
    spoke: 'speak',
    spoken: 'speak',
    stole: 'steal',
    stood: 'stand',
    stuck: 'stick',
    taken: 'take',
    taught: 'teach',
    teeth: 'tooth',
    thought: 'think',
    threw: 'throw',
    told: 'tell',
    took: 'take',
    // Not the past of `tire`, which is a part of a car.
    tired: 'tired',
    tore: 'tear',
    understood: 'understand',
    went: 'go',
    woke: 'wake',
    wore: 'wear',
    worn: 'wear',
    written: 'write',
    wrote: 'write',
  }),
)

const vowel = /[aeiouy]/

/** `cancell` → `cancel`, `stopp` → `stop`; `tell`, `miss` and `off` keep their two letters. */
function undouble(stem: string): string {
  return stem.length > 4 && /([bdglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

function withoutVerbEnding(word: string): string {
  for (const ending of ['ing', 'ed']) {
    const stem = word.slice(0, -ending.length)
    if (word.endsWith(ending) && stem.length >= 3 && vowel.test(stem))
      return undouble(stem).replace(/ick$/, 'ic')
  }
  return word
}

/**
 * A light stem of one lower-case English word: plural, `-ing`, `-ed` and `-ly` are taken off, a final `e` and
 * the difference between `y` and `i` too, so that `worries`, `worried` and `worry` meet. Word formation such as
 * `-ness` or `-ment` is left alone, because it changes the meaning.
 */
export function stemEnglish(word: string): string {
  if (word.length < 3) return word
  const base = irregularForms.get(word) ?? withoutVerbEnding(withoutPlural(word))
  const adverb = base.length > 5 && base.endsWith('ly') ? base.slice(0, -2) : base
  const stem = adverb.length > 3 ? undouble(adverb.replace(/e$/, '')) : adverb
  return stem.length > 3 || stem !== word ? stem.replace(/(?<=[^aeiou].*)(?<=[^aeiou])y$/, 'i') : stem
}
