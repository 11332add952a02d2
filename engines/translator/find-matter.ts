/** Words with which a thing begins to be named. */
const begins = new Set('the your my our their his her those these some any'.split(' '))
/** Words that end the naming of a thing, or name none. */
const ends = new Set(
  `a an and are as at be been but by can could did do does don't doesn't for from had has have he her here how i if in into
  is isn't it its just like more much my no not of off on once one only or our out over please she should so some still
  that the their them then there these they this those to too under until up us was we were what when where which while
  who why will with won't would you your yours again already yet now today tomorrow tonight yesterday back down really
  quite very bit lot i'm i've i'd it's that's there's they're we're you're all any both been being before after about
  around because since than through without goes go went came come comes looks look gets got getting needs need may
  might must shall went won seem seems sounds says said mean means isn aren't weren't wasn't hasn't haven't hadn't
  can't couldn't wouldn't shouldn't himself itself themselves yourself myself`.split(/\s+/),
)
/** What people speak of beside the matter: times, ways of speaking, persons. */
const noMatter = new Set(
  `way thing things time times day days week weeks weekend month year morning afternoon evening night moment minute minutes
  second hour end rest same other others first last next whole point case world life fact idea kind sort lot bit best
  worst least most people person one ones name names mind heart face eyes chance pleasure words word mum dad mother father
  brother sister cousin uncle auntie aunt gran husband wife friend friends boss love dear god lads part place truth hand
  hands sake luck side only attention notice email mail message note letter opinion state`.split(/\s+/),
)
const MOST_WORDS = 3
const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** A thing behind one of these is a place, a time or a bystander more often than the matter. */
const beside = new Set(
  'to past in at by from near into under over behind with after before during for since until'.split(' '),
)

type Word = { text: string; start: number; end: number }
const plain = ({ text }: Word) => text.toLowerCase().replace(/’/g, "'")

function thingAt(text: string, words: readonly Word[], at: number): string | null {
  const named: Word[] = []
  for (const next of words.slice(at + 1, at + 2 + MOST_WORDS)) {
    const before = named.at(-1) ?? words[at]
    const isJoined = before !== undefined && /^\s+$/.test(text.slice(before.end, next.start))
    if (!isJoined || ends.has(plain(next)) || /ly$/.test(plain(next))) break
    named.push(next)
  }
  const last = named.at(-1)
  const first = words[at]
  if (!last || !first || named.length > MOST_WORDS || noMatter.has(plain(last))) return null
  // A name, a number or "my sister's" is no thing.
  if (/^[\p{Lu}\p{N}]|['’]s$/u.test(last.text)) return null
  return text.slice(first.start, last.end)
}

/**
 * The thing that a sentence is about, in its own words ("the bins"); null where none is named in this form.
 */
export function findMatter(sentence: string): string | null {
  const words = [...sentence.matchAll(word)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  for (const [at, first] of words.entries()) {
    const before = words[at - 1]
    if (!begins.has(plain(first)) || (before && beside.has(plain(before)))) continue
    const thing = thingAt(sentence, words, at)
    if (thing !== null) return thing.charAt(0).toLowerCase() + thing.slice(1)
  }
  return null
}
