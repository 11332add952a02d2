import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { type Situation, situation } from '#engines/coach/situation.ts'
import { projectPath } from '../project-path.ts'

/** What belongs to none of the modules: medical, legal, technical and other matters that somebody else answers. */
const NOT_OURS = 'not-ours'
const root = projectPath('content/modules')

type Kept = { module: string; file: string; entries: readonly unknown[] }

const files: readonly Kept[] = readdirSync(root).flatMap((module) =>
  readdirSync(`${root}/${module}/situations`).map((file) => ({
    module,
    file,
    entries: load(readFileSync(`${root}/${module}/situations/${file}`, 'utf8')) as readonly unknown[],
  })),
)
const situations: readonly Situation[] = files.flatMap(({ entries }) =>
  entries.flatMap((entry) => {
    const { data } = situation.safeParse(entry)
    return data ? [data] : []
  }),
)

describe('the situations', () => {
  it('are written as content/README.md says, each file named with what is wrong in it', () => {
    const faults = files.flatMap(({ module, file, entries }) =>
      entries.flatMap((entry) => {
        const { error } = situation.safeParse(entry)
        return error
          ? [`${module}/${file}: ${error.issues.map(({ path, message }) => `${path}: ${message}`)}`]
          : []
      }),
    )
    expect(faults).toEqual([])
  })

  it('stand below a card of their module', () => {
    const lost = files.filter(
      ({ module, file }) =>
        module !== NOT_OURS &&
        !existsSync(projectPath(`content/modules/${module}/cards/${basename(file, '.yaml')}.md`)),
    )
    expect(lost.map(({ module, file }) => `${module}/${file}`)).toEqual([])
    expect(new Set(files.map(({ module }) => module))).toEqual(new Set([...moduleIds, NOT_OURS]))
  })

  it('have one id each', () => {
    const ids = situations.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('never speak of what the coach never teaches, and never cheer', () => {
    const said = situations.flatMap(({ id, care, answer, open, now, words, ask, plain }) =>
      [
        care,
        answer,
        open,
        now,
        ...words,
        ask,
        ...(plain ? [plain.answer, plain.now, ...plain.words] : []),
      ].map((text) => ({ id, text })),
    )
    const faults = said.filter(({ text }) =>
      /\b(eye contact|(?<!told to )smile more|act normal|seem normal|disorder|symptoms?|deficits?|studies show|research shows)\b|!/i.test(
        text,
      ),
    )
    expect(faults).toEqual([])
  })

  it('are many, for supporters and for plain language too', () => {
    expect(situations.length).toBeGreaterThanOrEqual(3_000)
    expect(situations.filter(({ who }) => who !== 'person').length).toBeGreaterThanOrEqual(500)
    expect(situations.filter(({ plain }) => plain).length).toBeGreaterThanOrEqual(80)
    const notOurs = files.filter(({ module }) => module === NOT_OURS).flatMap(({ entries }) => entries)
    expect(notOurs.length).toBeGreaterThanOrEqual(110)
  })
})
