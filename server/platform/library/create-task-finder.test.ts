import { beforeAll, describe, expect, it } from 'vitest'
import type { PlacedTask } from '#domain/tasks/task-template.ts'
import { loadCoachingContent } from '../content/load-coaching-content.ts'
import { createTaskFinder, type FindTasks } from './create-task-finder.ts'

let templates: readonly PlacedTask[]
let find: FindTasks
beforeAll(() => {
  templates = loadCoachingContent().tasks
  find = createTaskFinder(templates)
})
const idsFor = (text: string) => find(text).map(({ id }) => id)

/** Every twelfth line of `said` is left out in turn, and looked for. */
const ROUNDS = 12

describe('finding a template', () => {
  it.each([
    ['dishes', 'wash-the-dishes'],
    ['DISHES!!', 'wash-the-dishes'],
    ['the kitchen sink is full of dirty plates', 'wash-the-dishes'],
    ['i need to do my laundry', 'do-the-laundry'],
    ['call in sick', 'call-in-sick'],
  ])('by "%s" brings %s first', (text, id) => expect(idsFor(text)[0]).toBe(id))

  it.each(['', '???', 'asdf qwer', 'do it', 'feed my snake', 'mow the lawn'])('by "%s" brings none', (text) =>
    expect(idsFor(text)).toEqual([]))

  it('brings at most three', () => {
    for (const { title } of templates) expect(idsFor(title).length).toBeLessThanOrEqual(3)
  })

  it('has the template of every line and title among the three', () => {
    const missed = templates.flatMap(({ id, title, said }) =>
      [title, ...said].filter((text) => !find(text).some((found) => found.id === id)),
    )
    expect(missed).toEqual([])
  })

  it('brings the right template for most lines that it does not know', () => {
    const outcomes = Array.from({ length: ROUNDS }, (_, round) => {
      const isOut = (place: number) => place % ROUNDS === round
      const known = templates.map((of) => ({ ...of, said: of.said.filter((_line, place) => !isOut(place)) }))
      const findKnown = createTaskFinder(known)
      return templates.flatMap(({ id, said }) =>
        said
          .filter((_line, place) => isOut(place))
          .map((line) => findKnown(line).findIndex((found) => found.id === id)),
      )
    }).flat()
    const share = (fits: (place: number) => boolean) => outcomes.filter(fits).length / outcomes.length
    expect(outcomes.length).toBeGreaterThan(900)
    expect(share((place) => place === 0)).toBeGreaterThan(0.4)
    expect(share((place) => place >= 0)).toBeGreaterThan(0.5)
  })
})
