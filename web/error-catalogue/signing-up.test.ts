// @vitest-environment jsdom
import { signingUpRows } from './signing-up-rows.ts'
import { walkRows } from './walk-rows.ts'

walkRows(signingUpRows)
