// @vitest-environment jsdom
import { ownPageRows } from './own-page-rows.ts'
import { walkRows } from './walk-rows.ts'

walkRows(ownPageRows)
