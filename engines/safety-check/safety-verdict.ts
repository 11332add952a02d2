/** What a card is about. `medical-emergency` is an overdose, injury or collapse that needs an ambulance, not a talk. */
export const safetyTopics = ['medical-emergency', 'danger', 'suicide', 'abuse', 'self-harm'] as const
export type SafetyTopic = (typeof safetyTopics)[number]

/** Whom the sign is about: the person who writes, or somebody that they worry about. */
export const safetySubjects = ['self', 'other'] as const
export type SafetySubject = (typeof safetySubjects)[number]

/**
 * What is to be done about a message: `card`, the card in place of a reply, for a clear sign; `line`, one calm line
 * that offers the card, for what is unclear; `none`. Which card is known for both.
 */
export type SafetyVerdict =
  | { kind: 'none' }
  | { kind: 'line' | 'card'; topic: SafetyTopic; about: SafetySubject }

/** The card that stands in when the check itself fails: it fits most situations and lists the crisis lines. */
export const generalCard = { kind: 'card', topic: 'suicide', about: 'self' } as const satisfies SafetyVerdict
