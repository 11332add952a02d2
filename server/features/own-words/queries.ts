import { createOwnRows } from '../../platform/database/own-rows.ts'
import { keptSentences } from './tables.ts'

export const sentenceRows = createOwnRows(keptSentences, keptSentences.createdAt)
