// @vitest-environment jsdom
import { progressRows } from './progress-rows.ts'
import { walkRows } from './walk-rows.ts'

walkRows(progressRows)
