import { complaints } from './complaints.ts'
import { contact } from './contact.ts'
import { feelings } from './feelings.ts'
import type { KindTexts } from './kind-texts.ts'
import { wishes } from './wishes.ts'
import { yesAndNo } from './yes-and-no.ts'

const texts = { ...wishes, ...complaints, ...feelings, ...yesAndNo, ...contact }

/** A kind of hidden meaning, finer than an act: what somebody wants or feels who does not say it. */
export type Kind = keyof typeof texts

export const kinds = Object.keys(texts) as Kind[]
export const kindTexts: Readonly<Record<Kind, KindTexts>> = texts
