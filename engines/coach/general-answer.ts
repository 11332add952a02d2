import { z } from 'zod'
import { needs } from '#engines/reader/need.ts'
import { situation } from './situation.ts'

/**
 * What can be said to a need, whatever it is about: the answer where no situation fits. It has the form of a situation, so
 * that everything that can be asked of one can be asked of it (`content/needs/*.yaml`).
 */
export const generalAnswer = situation.safeExtend({ need: z.enum(needs) })
export type GeneralAnswer = z.infer<typeof generalAnswer>
