/** `npm run notices`: writes THIRD-PARTY-NOTICES.md; `scripts/documents.test.ts` fails when it is out of date. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { thirdPartyNotices } from './third-party-notices.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
writeFileSync(new URL('../THIRD-PARTY-NOTICES.md', import.meta.url), thirdPartyNotices(root))
