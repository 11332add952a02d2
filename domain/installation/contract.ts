import { z } from 'zod'

/** What every visitor may know about how this installation is run. */
export const installationReply = z.object({
  /** Nothing real is charged, and Demo Controls and own token resets are open to everybody. */
  isDemoMode: z.boolean(),
  /** Where people can write to; null where the operator named no address. */
  supportEmail: z.email().nullable(),
})
export type InstallationReply = z.infer<typeof installationReply>
