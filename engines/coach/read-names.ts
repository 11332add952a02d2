import { splitSentences } from '#engines/english/split-sentences.ts'
import { isStopWord } from '#engines/english/stop-words.ts'

/** `relation` is whom a situation is about, where the text says it beside the name. */
export type NamedPerson = { name: string; relation?: string }

/** How people say who somebody is to them → what a situation calls it. */
const relations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    manager: 'boss manager supervisor gaffer',
    colleague: 'colleague coworker co-worker workmate teammate',
    friend: 'friend mate buddy bestie pal bff',
    partner: 'partner husband wife boyfriend girlfriend fiance fiancee bf gf',
    parent: 'mother father mum mom dad mam stepmother stepfather stepdad stepmum stepmom',
    child: 'son daughter kid child',
    sibling: 'brother sister',
    family: 'aunt uncle cousin grandma grandpa grandmother grandfather nephew niece aunty auntie',
    neighbor: 'neighbor neighbour',
    landlord: 'landlord landlady',
    flatmate: 'flatmate roommate housemate',
    teacher: 'teacher tutor professor',
    pupil: 'pupil student',
    client: 'client',
    doctor: 'doctor therapist dentist psychologist nurse',
    ex: 'ex',
    date: 'date crush',
  }).flatMap(([relation, words]) => words.split(' ').map((word) => [word, relation] as const)),
)

/** Words with a capital letter that are nobody's name. */
const noNames = new Set(
  `i im i'm i've i'll i'd ok okay mum mom mam dad mummy daddy mother father grandma grandpa nan granny god jesus christ lord sir madam
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december christmas easter eid ramadan hanukkah diwali halloween thanksgiving
  english german french spanish italian polish dutch british american irish australian indian chinese russian turkish
  arabic europe england britain london uk usa us ireland scotland wales germany france spain italy poland
  whatsapp instagram facebook tiktok snapchat discord reddit youtube netflix google zoom teams slack outlook tinder
  hinge bumble lego minecraft pokemon fortnite roblox xbox playstation nintendo tesco aldi lidl ikea amazon uber
  autism autistic adhd asd aac ocd ptsd hr gp er nhs pe it tv phd ceo dm dms lol omg idk btw tbh
  internet wifi bluetooth excel word powerpoint math maths history science art biology chemistry physics
  yes no hi hello hey dear thanks sorry please so and but because then when what why how who the a an my he she they we
  you it this that if not also never always maybe just wrong actually correction sorry wait nope well another other
  one two three four five first second third last next today tomorrow yesterday morning evening night week month`.split(
    /\s+/,
  ),
)

const name = '(\\p{Lu}\\p{Ll}{1,14}(?:-\\p{Lu}\\p{Ll}+)?)'
const relationWords = [...relations.keys()].join('|')
const ofRelation = new RegExp(
  `\\b(${relationWords}),?\\s+(?:is called |is named |called |named )?${name}(?![\\p{L}])`,
  'gu',
)
const byRelation = new RegExp(
  `${name}(?:,| is| \\()\\s*(?:my|our|an?|the)\\s+(?:\\p{L}+\\s)?(${relationWords})\\b`,
  'gu',
)
const named = new RegExp(`\\b(?:called|named|name is|name['’]s)\\s+${name}(?![\\p{L}])`, 'gu')
const asPerson = new RegExp(
  `\\b(?:with|tell|told|ask|asked|text|texted|message|messaged|call|called|meet|met|love|like|hate|miss|because|that|when|if|but|and|for|by)\\s+${name}(?![\\p{L}])`,
  'gu',
)
const doing = new RegExp(
  `(?<![.!?]\\s|^|\\n|["“])\\b${name}(?:['’]s)?\\s+(?:said|says|told|tells|asked|asks|wrote|writes|texted|thinks|wants|keeps|never|always|did|does|doesn|didn|has|hasn|was|is|got|will|won|might|can)\\b`,
  'gu',
)

const isTitleCase = (text: string) => {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return words.length > 5 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2
}

/** Who writes says the own name in one of these ways. */
const ownName = new RegExp(`\\b(?:I['’]?m|I am|my name is|this is|call me)\\s+${name}(?![\\p{L}])`, 'gu')

/** A sentence's first word has a capital letter, whatever it is. */
function firstWords(text: string): ReadonlySet<string> {
  return new Set(
    splitSentences(text.replace(/\n+/g, '. ')).map((sentence) => /\p{L}+/u.exec(sentence)?.[0] ?? ''),
  )
}

function relatedNames(text: string): NamedPerson[] {
  return [
    ...[...text.matchAll(ofRelation)].map(([, word = '', found = '']) => ({ name: found, word })),
    ...[...text.matchAll(byRelation)].map(([, found = '', word = '']) => ({ name: found, word })),
  ].map(({ name: found, word }) => ({ name: found, relation: relations.get(word.toLowerCase()) ?? '' }))
}

/**
 * The people whom a text names. Names with a capital letter alone, each with something beside it that only a person
 * has; a sentence's first word only where the text says who it is.
 * @param isCorrection a short answer to the question who it is: any word with a capital letter may be a name
 */
export function readNames(text: string, isCorrection = false): NamedPerson[] {
  if (isTitleCase(text)) return []
  const own = new Set([...text.matchAll(ownName)].map(([, found]) => found))
  const first = firstWords(text)
  const known = relatedNames(text)
  const loose = [
    named,
    asPerson,
    doing,
    ...(isCorrection ? [new RegExp(`\\b${name}(?![\\p{L}])`, 'gu')] : []),
  ]
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, found = '']) => found))
    .filter((found) => isCorrection || !first.has(found) || known.some((person) => person.name === found))
  const people = new Map<string, NamedPerson>()
  for (const person of [...loose.map((found) => ({ name: found })), ...known]) {
    const word = person.name.toLowerCase()
    if (!own.has(person.name) && !noNames.has(word) && !isStopWord(word)) people.set(person.name, person)
  }
  return [...people.values()]
}
