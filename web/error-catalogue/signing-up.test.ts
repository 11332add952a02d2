// @vitest-environment jsdom
import { signingInRows } from './signing-in-rows.ts'
import { signingUpRows } from './signing-up-rows.ts'
import { walkRows } from './walk-rows.ts'

walkRows([...signingInRows, ...signingUpRows])
