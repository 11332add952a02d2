/** How sure the reader has to be for what the coach does. Chosen on messages, all in this one place. */
export const thresholds = {
  /** A situation is answered as the one that is meant. Below it all that is likely gets a short answer, side by side. */
  answerAt: 0.42,
  /** A situation is worth a guess: a need has to be surer to be answered instead. */
  guessAt: 0.15,
  /** With this share of the first one's sureness another situation is as likely. */
  nearShare: 0.7,
  /** With this share of the first one's sureness another situation is offered below the answer. */
  alternativeShare: 0.3,
  /** What is less likely is not even offered. */
  optionAt: 0.02,
  /**
   * Where no situation is known the need is answered: it is this sure. Beside a guess at a situation, and where a mistake
   * hurts, it has to be surer; surest where the message tells of loss or pain.
   */
  needAt: 0.35,
  sureNeedAt: 0.5,
  heavyNeedAt: 0.75,
  /** Of somebody who only tells, less is enough. */
  tellingNeedAt: 0.25,
  /** With this share of the first one's sureness another kind of telling is as likely, and none of them is named. */
  tellingNearShare: 0.4,
  /** A calm word about danger frightens where there is none: what is sure of it is the safety check before. */
  dangerAt: 0.6,
  /** Somebody only tells, by all needs of telling together: where no situation is more than a guess, and where one is likely. */
  tellingAt: 0.4,
  surelyTellingAt: 0.6,
  likelyAt: 0.5,
  /** Among what may be meant a need counts for this share of its sureness. */
  needShare: 0.5,
  /** And what has less than this share of the likeliest is not offered beside it. */
  readingShare: 0.35,
  /** Beside needs a situation is offered from this sureness on. */
  nearOptionAt: 0.05,
  /** What is asked is taken as known. */
  asksAt: 0.5,
  /** Somebody tells something and asks for nothing, although a situation with advice fits. */
  tellAt: 0.7,
  /** What somebody wants inside a conversation is taken as known. */
  followUpAt: 0.4,
  /** That nothing fits: to be wrong about it throws away what was said. */
  refusalAt: 0.6,
  /** Inside a conversation a message is about another matter: it is read as such this surely. */
  anotherMatterAt: 0.6,
  /** Or it is read as no follow-up, its situation is this sure and of another card, and it is so many words long. */
  newMatterAt: 0.6,
  newMatterWords: 8,
  /** A message that asks for something of the present matter is about another one: its situation is this sure. */
  elsewhereAt: 0.4,
  /** A fact that was foreseen for a situation is told: so much of one way of saying it stands in the message. */
  caseAt: 0.6,
  /** A message says that the reply before was wrong, and it is now read as another situation. */
  objectionAt: 0.25,
  courseAt: 0.15,
  /** The present situation is still meant all the same: it is this sure, and the next one has less than this share of it. */
  stillMeantAt: 0.5,
  stillMeantShare: 0.2,
  /** That somebody can take no more: to be wrong about it ends what they came for. */
  tooMuchAt: 0.75,
  /** A card is about another side of the matter: another situation below it is this sure, the present one has less than this share. */
  otherSideAt: 0.3,
  otherSideShare: 0.3,
  /** In the chat of its module, or for whom it is written, a situation counts so many times where they are put in order. */
  ownModule: 1.25,
  ownWriter: 1.15,
  /** Who writes is taken as known; a situation of somebody else then keeps this share of its sureness. */
  writerAt: 0.85,
  unfitShare: 0.3,
} as const

/** The longest reply, in words, labels and options included. */
export const maxWords = { concise: 60, balanced: 120, detailed: 250 } as const
