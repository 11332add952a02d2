import { z } from 'zod'
import { CONFIRMATION_WORD } from './confirmation-word.ts'

/** Typed by the person, exactly so. */
export const deletionRequest = z.strictObject({ confirmation: z.literal(CONFIRMATION_WORD) })

/** `deleteAfter` is null while no deletion is asked for. */
export const deletionReply = z.object({ deleteAfter: z.iso.datetime().nullable() })
export type DeletionReply = z.infer<typeof deletionReply>

export const undoneDeletionReply = z.object({
  /**
   * `resumed` goes on as before. `unchanged` was ending, or had ended, before the deletion was asked for.
   * `still-cancelled` ends with its period: the payment provider did not answer, the person can resume it.
   */
  subscription: z.enum(['resumed', 'unchanged', 'still-cancelled']),
})
export type UndoneDeletion = z.infer<typeof undoneDeletionReply>
