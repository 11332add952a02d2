// @vitest-environment jsdom
import { accessRows } from './access-rows.ts'
import { walkRows } from './walk-rows.ts'

walkRows(accessRows)
