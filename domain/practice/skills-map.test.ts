import { expect, it } from 'vitest'
import { skillsMap } from './skills-map.ts'

const skill = (id: string) => ({ id, name: `Name of ${id}`, what: 'What.', why: 'Why.', notWanted: 'Not.' })
const exercise = (id: string, skill: string) => ({ id, title: `Title of ${id}`, skill })
const named = (id: string) => ({ id, title: `Title of ${id}` })

it('says for each skill what was finished, what comes easily and what is to be seen again', () => {
  const [first, second] = skillsMap({
    skills: [skill('say-no'), skill('repair')],
    exercises: [exercise('a', 'say-no'), exercise('b', 'say-no'), exercise('c', 'say-no')],
    runs: [
      { exercise: 'a', finishedAt: new Date('2026-01-01T00:00:00Z') },
      { exercise: 'b', finishedAt: new Date('2026-02-01T00:00:00Z') },
      { exercise: 'c', finishedAt: null },
      { exercise: 'gone', finishedAt: new Date('2026-03-01T00:00:00Z') },
    ],
    items: [
      { item: 'a/0', lastRating: 'easily' },
      { item: 'a/1', lastRating: 'again' },
      { item: 'b/0', lastRating: 'easily' },
      { item: 'c/0', lastRating: 'thought' },
      { item: 'gone/0', lastRating: 'again' },
    ],
  })
  expect(first).toEqual({
    id: 'say-no',
    name: 'Name of say-no',
    what: 'What.',
    finished: [
      { ...named('b'), finishedAt: '2026-02-01T00:00:00.000Z' },
      { ...named('a'), finishedAt: '2026-01-01T00:00:00.000Z' },
    ],
    easily: [named('b')],
    again: [named('a')],
  })
  expect(second).toMatchObject({ id: 'repair', finished: [], easily: [], again: [] })
})
