import type { Need } from '#engines/reader/need.ts'
import type { FollowUpKind, Reading, ReadMessage } from '#engines/reader/reading.ts'
import type {
  CoachCard,
  CoachChoices,
  CoachLibrary,
  LibraryGeneralAnswer,
  LibrarySituation,
} from './coach-library.ts'
import { noChoices } from './coach-library.ts'
import { type ConversationReply, type ConversationRequest, holdConversation } from './hold-conversation.ts'
import type { ReplyLength, ReplyPart } from './reply.ts'

/** A small situation for tests of the coach. */
export function makeSituation(id: string, own: Partial<LibrarySituation> = {}): LibrarySituation {
  return {
    id,
    title: `Something about ${id}`,
    module: 'friendship',
    cardId: 'card-one',
    who: 'person',
    with: 'friend',
    where: ['message'],
    asks: 'do',
    matter: `A friend does something about ${id}; wants to know what to do.`,
    care: `It hurts about ${id}.`,
    answer: `The answer to ${id}.`,
    open: `What is open about ${id}. And more that is open.`,
    now: `Do one thing about ${id}.`,
    words: [`[{name}, ]let us talk about ${id}[ on {day}].`],
    ask: '',
    ...own,
  }
}

export function makeCard(id: string, own: Partial<CoachCard['sections']> = {}): CoachCard {
  return {
    id,
    title: `Title of ${id}`,
    module: 'friendship',
    summary: `Summary of ${id}.`,
    sections: {
      whatIsGoingOn: `What goes on in ${id}. And why it does.`,
      why: `People do so for reasons of ${id}. You read it well.`,
      steps: `1. Begin with ${id}. Take your time.\n2. Write it down, read it aloud, and send it.\n3. Rest.`,
      wordsToUse: `- "First words of ${id}."\n- From a parent: "Second words of ${id}."`,
      example: `Once upon ${id} there was a plan. It went well.`,
      ifThisDoesNotWork: `- Try it in writing about ${id}.\n- Ask somebody else about ${id}.`,
      ...own,
    },
    note: '',
    isHeavy: false,
  }
}

export type Script = Readonly<
  Record<
    string,
    {
      is?: Readonly<Record<string, number>>
      asks?: Reading['asks']['is']
      who?: Reading['who']['is']
      follows?: FollowUpKind
      needs?: Readonly<Partial<Record<Need, number>>>
    }
  >
>

const objections: ReadonlySet<FollowUpKind> = new Set(['not-that', 'corrected-fact'])

/** A reader that knows the given messages word for word, and of any other nothing. */
function scriptedReader(script: Script): ReadMessage {
  const known = new Map(Object.entries(script))
  return (text) => {
    const { is = {}, asks, who = 'person', follows, needs = {} } = known.get(text) ?? {}
    return {
      situations: Object.entries(is).map(([id, sureness]) => ({ id, sureness })),
      asks: asks ? { is: asks, sureness: 0.9 } : { is: 'do', sureness: 0 },
      who: { is: who, sureness: 0.9 },
      followUp: follows
        ? { is: follows, sureness: 0.9, objection: objections.has(follows) ? 0.9 : 0 }
        : { is: 'more-facts', sureness: 0, objection: 0 },
      needs: Object.entries(needs).map(([is, sureness]) => ({ is: is as Need, sureness })),
    }
  }
}

const sentences: CoachLibrary['sentences'] = {
  shorter: 'Shorter.',
  steps: 'Steps.',
  why: 'Why?',
  example: 'Give me an example.',
  words: 'Words to say.',
  didNotWork: 'It did not work.',
  notThat: 'Not that.',
  nextStep: 'Done, next step.',
  smaller: 'Smaller.',
}

/** A general answer for tests of the coach. */
export const makeGeneralAnswer = (need: Need, own: Partial<LibrarySituation> = {}): LibraryGeneralAnswer => ({
  ...makeSituation(`general-${need}`, { with: 'nobody', care: '', ...own, module: '' }),
  cardId: undefined,
  need,
})

export function makeLibrary(
  situations: readonly LibrarySituation[],
  cards: readonly CoachCard[],
  generalAnswers: readonly LibraryGeneralAnswer[] = [],
): CoachLibrary {
  return {
    situations: new Map([...situations, ...generalAnswers].map((each) => [each.id, each])),
    generalAnswers,
    cards: new Map(cards.map((card) => [card.id, card])),
    glossary: new Map([['boundary', { meaning: 'What somebody allows and what not.' }]]),
    aboutProduct: (text) => (text === 'How do I sign out?' ? 'By the button above.' : undefined),
    soften: (text) => text,
    sentences,
    places: { getHelp: 'Get help', support: 'Ask for support', calm: 'Calm' },
    example: 'My friend does not answer.',
  }
}

type Setting = {
  library: CoachLibrary
  script?: Script
  length?: ReplyLength
  choices?: Partial<CoachChoices>
  isAfterDisclosure?: boolean
}

/** Plays a conversation turn by turn, each reply in the history as a person would see it. */
export function converse(
  { library, script = {}, length = 'balanced', choices = {}, ...setting }: Setting,
  ...turns: readonly string[]
): ConversationReply[] {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  const request = {
    read: scriptedReader(script),
    library,
    length,
    choices: { ...noChoices, ...choices },
    ...setting,
  }
  return turns.map((content) => {
    messages.push({ role: 'user', content })
    const reply = holdConversation({ ...request, messages } satisfies ConversationRequest)
    messages.push({ role: 'assistant', content: reply.parts.map(textOf).join('\n\n') })
    return reply
  })
}

const textOf = (part: ReplyPart): string =>
  part.kind === 'options' ? [part.question, ...part.options.map(({ text }) => text)].join('\n') : part.text

/** The texts of all parts of a kind. */
export const textsOfKind = ({ parts }: ConversationReply, kind: ReplyPart['kind']): string[] =>
  parts.filter((part) => part.kind === kind).map(textOf)

/** What the last of its options are, where a reply ends with some. */
export const optionsOf = ({ parts }: ConversationReply): readonly string[] =>
  parts.flatMap((part) => (part.kind === 'options' ? part.options.map(({ text }) => text) : []))
