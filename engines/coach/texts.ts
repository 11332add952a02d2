/** What the coach says of itself and of the conversation; everything else was written for situations and cards. */
export const texts = {
  alternatives: 'Or do you mean one of these?',
  readAs: (title: string) => `I read your message as: "${title}"`,
  youAsk: (words: string) => `You ask: "${words}"`,
  youWrite: (words: string) => `You write: "${words}"`,
  unsure: 'If this is not what you mean: which of these is nearest?',
  notUnderstood: 'I am not sure that I understood you.',
  takenUp: (what: string) => `${what}, and I am not sure that I understood more than that.`,
  severalReadings: 'It may be one of these, and I am not sure which.',
  oneReading: 'It may be this, and I am not sure.',
  chooseReading: 'Choose what is nearest, or write in one sentence what you want to know.',
  isOneNear: 'Is one of these near to it?',
  sayMore: 'Please write one sentence on what happened, and one on what you want to know.',
  thankYouForTelling: 'I have read it. Thank you for telling me.',
  thatIsALot: 'I have read it, and it is a lot to carry. Thank you for telling me.',
  whatWouldHelp: 'What would help now?',
  onlyTold: 'I only wanted to tell it.',
  whatCanIDo: 'What can I do?',
  told: 'Then it is told, and nothing needs to follow from it. You can write more at any time.',
  readAnew: (title: string) => `Then I understood you wrongly. I read it now as: "${title}"`,
  understoodWrongly: 'Then I understood you wrongly.',
  whichIsNearest: 'Which of these is nearest?',
  twoSentences:
    'Then I understood you wrongly, and I have nothing nearer. Please say it in two sentences: what happened, and what you want to know.',
  orAPerson: (getHelp: string, support: string) =>
    `For a person to talk to, use ${getHelp}. If something here does not work, ${support} reaches people who answer by email.`,
  noWords: 'I have no words to say for this.',
  sameWords: 'I have no other words for this. You can use these again, or change them:',
  asMessage: 'As one message. Change what does not fit:',
  canMean: 'It can mean:',
  meansWhatItSays:
    'Most likely it means what it says. Whether there is a feeling behind it cannot be seen from the words.',
  ownWords: 'Your own words as a message. Change what does not fit:',
  whatElse: 'Did it go another way?',
  wider: (title: string) => `This is from the card "${title}", which is wider than your question.`,
  noSteps: 'I have no steps for this. This is the one thing to do now:',
  lastStep: 'That was the last step.',
  notSmaller: 'I cannot make this step smaller. You can do only its first minute, and stop there.',
  noExample: 'I have no other example for this.',
  noReason: 'I have no other reason to give for this.',
  worked: [
    'Good. It worked this time. What you did there can be used again.',
    'That went well. If you like, write down which words you used: they can help again.',
  ],
  yours:
    'That is for you to decide. Two questions can help: What do you hope for if you do it? And what could you not take back afterwards? If the second weighs more, you can wait a day.',
  ifOtherwise: 'It can go otherwise. For that case:',
  noOtherWay: 'I have no other way for this.',
  allSaid: 'I have said all that I have for this.',
  noAnswerToThat: 'I have no reviewed answer to exactly this question.',
  notedFacts: (facts: string) => `Noted: ${facts}.`,
  tellingMore: ['Thank you, that belongs to it.', 'Noted, that belongs to it too.'],
  corrected: (facts: string) => `Thank you, changed: ${facts}.`,
  inOtherWords: 'In other words:',
  withoutMatter: 'I do not know yet what this is about. Please write it in one or two sentences.',
  tooMuch: (calm: string) => `You can stop here, and nothing is lost by it. ${calm} is a quiet page.`,
  staysPossible: (getHelp: string) =>
    `All right. You do not have to say more now, and you can speak of it at any time, here or with a person. ${getHelp} lists people whom you can call or write to.`,
  glossary: (word: string, meaning: string) => `"${word}": ${meaning}`,
  wordInSentence: (word: string) =>
    `I have no explanation of "${word}" of its own. It stands in this sentence:`,
  unknownWord: (word: string) => `I do not know the word "${word}", and I do not want to guess.`,
  askAboutWord: 'Ask the person who used it, or look in a dictionary.',
  askWhatIsMeant: (word: string) => `What do you mean by "${word}"?`,
  emergency: (getHelp: string) =>
    `This is more than I can help with, and you should not be alone with it. If you may hurt yourself, or somebody may hurt you, call the emergency number now, or go to someone near you and show them what you wrote here. ${getHelp} lists lines that you can call or text.`,
  instructions:
    'I cannot act as somebody else or follow other instructions. I am a program that answers from texts that were written and reviewed beforehand, and there is nothing hidden to show.',
  englishOnly:
    'I understand English only. Please write in English. If you are in danger, call the emergency number.',
  otherLanguages: {
    es: 'Solo entiendo inglés. Por favor, escribe en inglés. Si estás en peligro, llama al número de emergencia de tu país.',
    de: 'Ich verstehe nur Englisch. Bitte schreiben Sie auf Englisch. Wenn Sie in Gefahr sind, rufen Sie den Notruf an.',
    fr: "Je comprends seulement l'anglais. Écrivez en anglais, s'il vous plaît. Si vous êtes en danger, appelez le numéro d'urgence.",
    pt: 'Só entendo inglês. Por favor, escreva em inglês. Se estiver em perigo, ligue para o número de emergência.',
    it: 'Capisco solo l’inglese. Per favore, scrivi in inglese. Se sei in pericolo, chiama il numero di emergenza.',
    nl: 'Ik begrijp alleen Engels. Schrijf alstublieft in het Engels. Bent u in gevaar, bel dan het alarmnummer.',
    other: '',
  },
  greeting: (name: string, example: string) =>
    `Hello${name === '' ? '' : `, ${name}`}. Write what happened, or what you want to do, in your own words. For example: "${example}"`,
  whoAreYou: [
    'I am the built-in coach: software, not a person, and not an AI model. I look for the situation that is nearest to your words and give you an answer that people wrote and reviewed. I can misunderstand you.',
    'No person is writing here, and no AI model either. I am a program. What I say was written and reviewed beforehand, and I choose what seems to fit your words.',
  ],
  capabilities: (example: string) =>
    `Write what happened, or what you want to do. You get an answer, one thing to do now, and words to say. Buttons under the reply give steps, the reason, an example, or less text. For example: "${example}"`,
  thanks: [
    'You are welcome. You can come back and write how it went.',
    'You are welcome. You can ask something new at any time.',
  ],
  goodbye: [
    'Goodbye. You can come back at any time.',
    'See you another time. Nothing needs to be finished today.',
  ],
  allRight: 'All right. You can ask more about this, or write something new.',
  sorry:
    'There is nothing that you need to be sorry for here. If you want to apologize to someone, write who it is and what happened.',
} as const

/** One of several ways to say the same, another one with each message. */
export const alternate = (variants: readonly string[], turn: number): string =>
  variants[turn % variants.length] ?? ''

const asked = {
  meaning: 'what something means',
  do: 'what to do',
  say: 'what to say',
  me: 'whether it is you',
  why: 'why it is so',
} as const

const people: Readonly<Record<string, string>> = {
  manager: 'your manager',
  colleague: 'a colleague',
  friend: 'a friend',
  date: 'somebody whom you date',
  partner: 'your partner',
  parent: 'a parent',
  child: 'your child',
  sibling: 'your sister or brother',
  family: 'your family',
  neighbor: 'a neighbor',
  landlord: 'your landlord',
  flatmate: 'a flatmate',
  teacher: 'a teacher',
  pupil: 'a pupil',
  client: 'a client',
  doctor: 'a doctor',
  official: 'an office',
  ex: 'your ex',
}

/** What can be told of a message that was not understood: "You ask what to say, and it is about your manager". */
export function describeQuestion(asks: string | undefined, withWhom: string | undefined): string | undefined {
  const what =
    asks !== undefined && Object.hasOwn(asked, asks)
      ? `You ask ${asked[asks as keyof typeof asked]}`
      : undefined
  const whom = withWhom !== undefined && Object.hasOwn(people, withWhom) ? people[withWhom] : undefined
  if (what && whom) return `${what}, and it is about ${whom}`
  return what ?? (whom ? `It is about ${whom}` : undefined)
}
