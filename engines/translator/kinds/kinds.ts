import { complaints } from './complaints.ts'
import { contact } from './contact.ts'
import { feelings } from './feelings.ts'
import { type KindTexts, usual } from './kind-texts.ts'
import { play } from './play.ts'
import { wishes } from './wishes.ts'
import { yesAndNo } from './yes-and-no.ts'

const texts = { ...wishes, ...complaints, ...feelings, ...play, ...yesAndNo, ...contact }

/** A kind of hidden meaning, finer than an act: what somebody wants or feels who does not say it. */
export type Kind = keyof typeof texts

export const kinds = Object.keys(texts) as Kind[]
export const kindTexts: Readonly<Record<Kind, KindTexts>> = texts

/** What the kinds of a family have in common: said where the family is likely and no single kind is. */
export const families = [
  {
    of: wishes,
    reading: usual('They want something, and do not say it directly.', 'They ask, notice or wonder.'),
  },
  {
    of: complaints,
    reading: usual(
      'Something bothers them, and they do not say it directly.',
      'They judge, compare or point at it.',
    ),
  },
  {
    of: feelings,
    reading: usual(
      'They are not glad about something, and do not say it directly.',
      'They speak of themselves or of you, and leave out how they feel.',
    ),
  },
  {
    of: play,
    reading: usual(
      'They mean it kindly or as a joke, and not word for word.',
      'The words are bigger or smaller than the matter.',
    ),
  },
  {
    of: yesAndNo,
    reading: usual(
      'They do not want to, or do not want to say yes now.',
      'No day and no clear yes is named.',
    ),
  },
  {
    of: contact,
    reading: usual(
      'They are friendly, and want nothing more from you.',
      'It is a general question or remark.',
    ),
  },
] as const
