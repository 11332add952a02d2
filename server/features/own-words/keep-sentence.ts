import {
  type KeepSentenceReply,
  type KeptSentenceForm,
  MAX_KEPT_SENTENCES,
} from '#domain/own-words/contract.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { checkSafety } from '../safety/index.ts'
import { sentenceRows } from './queries.ts'

/**
 * Keeps a sentence, or changes the one of this id. The user asked for it, so it is kept whatever the setting for data
 * collection says. It passes the safety check like every free text; what it raises takes nothing away.
 * @throws Problem `too-many-words` when as many are kept as one list takes
 */
export async function keepSentence(
  services: Services,
  userId: string,
  id: string,
  form: KeptSentenceForm,
): Promise<KeepSentenceReply> {
  if ((await sentenceRows.countOthers(services.db, userId, id)) >= MAX_KEPT_SENTENCES)
    throw new Problem('too-many-words', { limit: MAX_KEPT_SENTENCES })
  await sentenceRows.put(services.db, { userId, id, ...form, createdAt: services.now() }, form)
  return { safety: await checkSafety(services, userId, [form.text]) }
}
