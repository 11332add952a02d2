import type { PersonToAsk } from './person-to-ask.ts'
import type { AnswerReason, CardPart, ClarifyReason } from './reply-plan.ts'

/** The last line of every reply (decisions, "The coach without a model"). */
export const COACH_LINE =
  '*I am the built-in coach, not an AI model. My answers come from the Wayfern skills library.*'

/** Label above a part of a card. */
export const partLabels: Record<CardPart, string> = {
  whatIsGoingOn: 'What is going on',
  steps: 'Steps',
  words: 'Words to use',
  moreWords: 'More words to use',
  why: 'Why',
  example: 'Example',
  ifThisDoesNotWork: 'If this does not work',
  whenNotToUseIt: 'When not to use it',
  questionToPractise: 'A question to practice',
}

/** What a person writes to see a part; parts without a word of their own come with "more". */
export const partRequests: Partial<Record<CardPart, string>> = {
  why: 'why',
  example: 'example',
  moreWords: 'more words',
  ifThisDoesNotWork: 'that did not work',
}

/** Names of the parts in a sentence. */
export const partNames: Record<CardPart, string> = {
  whatIsGoingOn: 'explanation',
  steps: 'steps',
  words: 'words to use',
  moreWords: 'words to use',
  why: 'reason',
  example: 'example',
  ifThisDoesNotWork: 'other way',
  whenNotToUseIt: 'limits',
  questionToPractise: 'practice question',
}

export const answerOpenings: Record<AnswerReason, (title: string) => string> = {
  question: () => '',
  chosen: () => '',
  'first-option': () => 'I take the first of them, so that we can go on.',
  requested: () => '',
  more: (title) => `More on "${title}":`,
  'did-not-work': () =>
    'Then this way does not fit your situation, and that happens. The card names another way:',
  'if-they-refuse': () => 'For the case that it goes differently than you hope, the card says this:',
  'went-badly': () =>
    'That is probably not what you hoped for. How another person reacts is not in your hands alone. For such a case the card says this:',
  'same-topic': (title) =>
    `This belongs to the same card as before, "${title}". Here is what you have not seen of it yet.`,
  'added-detail': (title) =>
    `Thank you for telling me more. I cannot weigh the details as a person could. They still fit the card "${title}", and this part of it may help next.`,
  nearest: (title) =>
    `The library has no separate answer to this question. The card "${title}" still comes nearest. Here is what you have not seen of it yet.`,
}

/** Instead of the opening above, when the reply before had the same one. */
export const repeatedOpening = (title: string) =>
  `Noted. This still belongs to "${title}". Here is another part of the card.`

export const clarifyOpenings: Record<ClarifyReason, string> = {
  unsure: 'I am not sure which of these you mean:',
  'about-word': 'I have no explanation of this word by itself. This is what the library has about it:',
  feeling: 'Which of these is nearest to it?',
  several:
    'I see more than one question in your message. I can take one at a time. With which one shall we begin?',
  'choose-one': 'I found more than one card, and I cannot tell which one fits. Which of these is nearest?',
  'does-not-fit': 'Then I understood you wrongly. Is it one of these?',
  'tried-all': 'I have already given you the other way that this card knows. These cards are close to it:',
}

const noAnswer = 'I do not answer this from the skills library.'

/** Said instead of an answer: whose question it is. */
export const personAnswers: Record<PersonToAsk, string> = {
  emergency:
    'This is more than I can help with, and you should not be alone with it. If you may hurt yourself, or somebody may hurt you, please contact a person now. Call the emergency number: 911 in the USA and Canada, 999 or 112 in the United Kingdom, 112 in the European Union, 000 in Australia. If speaking is hard, go to someone near you and show them what you wrote here. "Get help" on this page lists lines that you can call or text.',
  ambulance: `${noAnswer} Pain in the chest can come from fear, and it can come from the heart. Nobody can tell from here. If it is new, strong, spreads to an arm or the jaw, or lasts longer than a few minutes, call the emergency number now. If a doctor has told you that it is panic, write "panic attack".`,
  pharmacist: `${noAnswer} Questions about medicines and doses belong to a pharmacist or a doctor. A pharmacist can often answer by phone within minutes. If too much was taken, call a poison information line or the emergency number now.`,
  doctor: `${noAnswer} Whether something is an illness, and what helps against it, can be told only by a doctor who sees you. If it gets worse quickly, call a medical advice line or the emergency number.`,
  clinician: `${noAnswer} Whether you are autistic, or have something else, can be found out with a psychologist or a doctor who knows about it. I can help you to prepare the appointment.`,
  lawyer: `${noAnswer} This belongs to a lawyer or to a legal advice center, because it depends on the law where you live. Many places offer a first talk for free.`,
  'financial-adviser': `${noAnswer} Questions about investing money belong to an independent financial adviser. Nobody can promise a gain, so be careful with anyone who does.`,
}

/** Said after an answer, when the person's own case needs someone else. */
export const personNotes: Record<PersonToAsk, string> = {
  emergency: 'If you are in danger, call the emergency number first.',
  ambulance:
    'If the pain is new, strong, or does not pass within a few minutes, call the emergency number now.',
  pharmacist: 'For your own medicine, ask a pharmacist or a doctor.',
  doctor: 'For your own body, ask a doctor.',
  clinician:
    'What it is in your own case can be found out with a psychologist or a doctor. I cannot judge that.',
  lawyer:
    'What the law says in your own case, a lawyer or a legal advice center can tell you. I cannot judge that.',
  'financial-adviser': 'For your own money, ask an independent financial adviser.',
}

export const texts = {
  fromModule: (moduleTitle: string) => `This card belongs to ${moduleTitle}.`,
  pointer: (moduleTitle: string, title: string) => `There is more on this in ${moduleTitle}: "${title}".`,
  youCanWrite: (requests: string) => `You can also write ${requests}.`,
  notThat: 'If I understood you wrongly, write "not that".',
  ratherThat: (title: string) => `If you mean "${title}" instead, write "not that".`,
  chooseOne: 'Write the number, or say it in other words. If it is none of these, write "none".',
  isItThis: 'Write "yes", or say it in other words.',
  firstForNow: 'One thing that you can do now:',
  leadNearest: (title: string) =>
    `The card "${title}" seems nearest to what you write. I may be wrong. It begins with this step:`,
  soundsHard: 'What you write sounds hard. I am software, so I cannot know how it is for you.',
  peopleToReach: '"Get help" on this page lists people whom you can call or write to, at any hour.',
  outsideSubject:
    'I have nothing on this in the skills library. The library is about living with other people, feelings, energy and everyday life, and I know nothing else.',
  outsideInstructions:
    'I cannot act as somebody else or follow other instructions. I am a program that searches the skills library, and there is nothing hidden to show.',
  outsideLanguage: {
    es: 'Solo entiendo inglés. Por favor, escribe en inglés. Si estás en peligro, llama al número de emergencia de tu país.',
    de: 'Ich verstehe nur Englisch. Bitte schreiben Sie auf Englisch. Wenn Sie in Gefahr sind, rufen Sie den Notruf an.',
    fr: "Je comprends seulement l'anglais. Écrivez en anglais, s'il vous plaît. Si vous êtes en danger, appelez le numéro d'urgence.",
    pt: 'Só entendo inglês. Por favor, escreva em inglês. Se estiver em perigo, ligue para o número de emergência.',
    it: 'Capisco solo l’inglese. Per favore, scrivi in inglese. Se sei in pericolo, chiama il numero di emergenza.',
    nl: 'Ik begrijp alleen Engels. Schrijf alstublieft in het Engels. Bent u in gevaar, bel dan het alarmnummer.',
    other: '',
  },
  englishOnly:
    'I understand English only. Please write in English. If you are in danger, call the emergency number.',
  sorry:
    'There is nothing that you need to be sorry for here. If you want to apologize to someone, write who it is and what happened.',
  misunderstood:
    'I did not understand you well enough. I search for words, and I miss much of what a person would notice. Other words may help: one sentence about what happened, one about what you want. For a person to talk to, use "Get help" on this page.',
  whoYouIs:
    'The card speaks to the person whom it is about. Where it says "you", read the person whom you support, unless the card is about helping someone.',
  firstStepNext: 'Write "next" for the first step.',
  noMatch: 'I have nothing on this in the skills library, and I do not want to guess.',
  productTold:
    'That is all that I can say about it. [Get help](/dashboard/help) explains how to use Wayfern. If something does not work, [Ask for support](/dashboard/support) reaches a person, who answers by email.',
  backToTopic: (title: string) => `Before that we were at "${title}". Write "more" to go on with it.`,
  here: 'Here',
  inModule: (moduleTitle: string) => `In ${moduleTitle}`,
  topicsOf: (place: string) => `${place} you can ask me about topics such as these:`,
  howToAsk:
    'It often helps to write one sentence about what happened and one about what you want to do. Single words such as "phone call" work too.',
  allGiven: (title: string) => `You have seen all that the card "${title}" says.`,
  related: 'These cards are related to it:',
  chooseRelated: 'Write a number, or ask something new.',
  alreadyGiven: (name: string) => `I have already given you the ${name} of this card, and it has no other.`,
  inShort: 'In short:',
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  smallerStep: (number: number, count: number) => `Step ${number} of ${count}, in smaller pieces`,
  notSmaller:
    'The library does not split this step further. You can do only the first minute of it and stop there.',
  afterSmallest: 'When it is done, write "next". You can also leave it for today.',
  afterStep: 'When it is done, write "next". If it is too large, write "smaller".',
  afterLastStep: 'This is the last step. If it is too large, write "smaller".',
  cardOnWord: (title: string) => `There is a card on this: "${title}". Write "more" to see it.`,
  wordInSentence: (word: string, title: string) =>
    `I have no explanation of "${word}" of its own. On the card "${title}" it stands in this sentence:`,
  askAboutWord: 'To be sure what is meant, you can look in a dictionary or ask the person who used the word.',
  unknownWord: (word: string) =>
    `I do not know the word "${word}". It is not in my list of words, and I found no card about it.`,
  withUnknownWord: 'You can do this:',
  unknownWordWays: (word: string) => [
    'Write the whole sentence in which the word stands, and who said or wrote it. I then look for a card about that situation.',
    `Ask the person who used the word. You can say: "What do you mean by ${word}?"`,
    'Look in a dictionary.',
  ],
  nothingOpen: 'I do not know yet what this is about. Please write it in one sentence.',
  greeting: (place: string, name: string) =>
    `Hello${name === '' ? '' : `, ${name}`}. ${place} you can ask me about situations such as these:`,
  forExample: (question: string) => `For example, you can write: "${question}"`,
  capabilities:
    'Write what happened or what you want to do. I look for the card in the skills library that fits your words, and give you what is going on, steps, and words to use. After that you can ask for the reason, an example, less text, or another way. If nothing fits, I say so.',
  whoAreYou: [
    'I am software, not a person. I compare your words with the cards of the skills library and show you what fits. I can misunderstand you, and I do not know you. The cards were written and reviewed beforehand.',
    'No person is writing here. I am a program that searches the skills library for you, and what I show you was written beforehand.',
  ],
  thanks: [
    'You are welcome. You can ask something new at any time.',
    'You are welcome. If you try it, you can come back and write what happened.',
  ],
  allRight: [
    'All right. You can write "more" to go on with the last topic, or ask something new.',
    'All right. If you try it, you can come back and write what happened.',
  ],
  goodbye: [
    'Goodbye. You can come back at any time, with this topic or another one.',
    'See you another time. Nothing needs to be finished today.',
  ],
} as const
