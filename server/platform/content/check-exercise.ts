import { readFileSync } from 'node:fs'
import { CORE_SCHEMA, load } from 'js-yaml'
import { z } from 'zod'
import { exercise } from '#domain/practice/exercise.ts'
import { talkWays } from '#domain/practice/talk-faults.ts'

/** `npm run practice:check FILE…`: says what is wrong in an exercise, or draws the ways through it. */
let faults = 0
for (const path of process.argv.slice(2)) {
  const parsed = exercise.safeParse(load(readFileSync(path, 'utf8'), { schema: CORE_SCHEMA }))
  if (!parsed.success) {
    faults++
    process.stdout.write(`${path}\n${z.prettifyError(parsed.error)}\n`)
  } else if (parsed.data.kind === 'talk') {
    const ways = talkWays(parsed.data)
    process.stdout.write(`${path}: ${ways.length} ways\n`)
    if (process.argv.length === 3) for (const way of ways) process.stdout.write(`  ${way.join(' > ')}\n`)
  } else process.stdout.write(`${path}: ${parsed.data.kind}\n`)
}
process.exitCode = faults === 0 ? 0 : 1
