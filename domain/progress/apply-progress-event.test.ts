import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ModuleId, moduleIds } from '../coaching/module-ids.ts'
import { achievementPoints, listAchievements } from './achievements.ts'
import { applyProgressEvent } from './apply-progress-event.ts'
import { pointCategories } from './points.ts'
import type { ProgressEvent } from './progress-event.ts'
import { defaultProgress, type ProgressState } from './progress-state.ts'

type Act = ProgressEvent extends infer E
  ? E extends ProgressEvent
    ? Omit<E, 'id' | 'at' | 'timeZone'>
    : never
  : never

let counter = 0
const event = (act: Act, at = '2026-11-21T12:00:00Z'): ProgressEvent =>
  ({ id: `event-${counter++}`, at, timeZone: 'UTC', ...act }) as ProgressEvent

/** The state after all events, and the effects of the last one. */
function apply(events: ProgressEvent[], from = defaultProgress()) {
  let state: ProgressState = from
  let effects: ReturnType<typeof applyProgressEvent>['effects'] = []
  for (const each of events) ({ state, effects } = applyProgressEvent(state, each))
  return { state, effects }
}

const visit = (module: ModuleId, at?: string) => event({ type: 'module-opened', module }, at)
const message = (visitId = 'visit', module: ModuleId = 'coaching') =>
  event({ type: 'message-sent', module, visitId })
const opening = (card: string, at?: string) =>
  event({ type: 'resource-opened', module: 'friendship', card }, at)
const messages = (count: number, visitId?: string) => Array.from({ length: count }, () => message(visitId))
const dailyVisit = (day: string) => event({ type: 'daily-visit' }, `${day}T12:00:00Z`)
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => dailyVisit(`2026-11-${String(index + 1).padStart(2, '0')}`))
const held = (state: ProgressState, id: string) =>
  listAchievements(state.achievements).find((a) => a.id === id)

describe('points for acts', () => {
  it.each<[string, Act, string, number]>([
    ['first open of a module', { type: 'module-opened', module: 'friendship' }, 'learning', 2],
    ['using a tool', { type: 'tool-used', module: 'coaching', tool: 'tool' }, 'learning', 5],
    ['clicking an example', { type: 'tool-used', module: 'coaching', tool: 'example' }, 'learning', 5],
    ['completing the rewrite exercise', { type: 'message-rewritten' }, 'achievement', 10],
    [
      'accessing a resource',
      { type: 'resource-opened', module: 'friendship', card: 'making-plans' },
      'learning',
      3,
    ],
    [
      'the demo grant of interaction',
      { type: 'demo-points-granted', category: 'interaction' },
      'interaction',
      5,
    ],
    ['the demo grant of learning', { type: 'demo-points-granted', category: 'learning' }, 'learning', 10],
    [
      'the demo grant of achievement',
      { type: 'demo-points-granted', category: 'achievement' },
      'achievement',
      15,
    ],
    [
      'the demo grant of consistency',
      { type: 'demo-points-granted', category: 'consistency' },
      'consistency',
      5,
    ],
  ])('%s: raises the total and its category', (_, act, category, points) => {
    const { state, effects } = apply([event(act)])
    expect(state.points).toMatchObject({ total: points, [category]: points })
    expect(effects).toEqual([{ type: 'points-gained', category, points }])
    expect(state.recentActivities).toMatchObject([{ type: 'points', points, category }])
  })

  it('leaves the state that it was given untouched', () => {
    const before = Object.freeze(defaultProgress())
    const copy = structuredClone(before)
    apply([visit('friendship'), ...messages(5), dailyVisit('2026-11-21')], before)
    expect(before).toEqual(copy)
  })

  it('gives the same result for the same event, ids of activities included', () => {
    const act = message()
    expect(applyProgressEvent(defaultProgress(), act)).toEqual(applyProgressEvent(defaultProgress(), act))
  })
})

describe('opening modules', () => {
  it('counts each different module once towards diverse-learner, which unlocks at the fifth', () => {
    const four = apply(moduleIds.slice(0, 4).map((id) => visit(id)))
    expect(held(four.state, 'diverse-learner')).toMatchObject({ progress: 4, unlocked: false })
    const five = apply([visit(moduleIds[4])], four.state)
    expect(held(five.state, 'diverse-learner')).toMatchObject({ progress: 5, unlocked: true })
    expect(five.effects).toContainEqual({ type: 'achievement-unlocked', achievement: 'diverse-learner' })
    expect(five.state.points).toMatchObject({ total: 5 * 2 + 25, learning: 35 })
  })

  it.each([
    ['the next second', '2026-11-21T10:10:01Z'],
    ['the next hour', '2026-11-21T11:10:00Z'],
    ['the next day', '2026-11-22T10:10:00Z'],
    ['a time before that, reported late', '2026-11-20T10:10:00Z'],
  ])('gives its points with the first open alone: %s gives nothing', (_, at) => {
    const first = apply([visit('friendship', '2026-11-21T10:10:00Z')])
    expect(first.state.points).toMatchObject({ total: 2, learning: 2 })
    expect(apply([visit('friendship', at)], first.state)).toEqual({ state: first.state, effects: [] })
  })

  it('gives them again after a reset', () => {
    const { state } = apply([visit('friendship'), event({ type: 'progress-reset' }), visit('friendship')])
    expect(state.points.total).toBe(2)
    expect(held(state, 'diverse-learner')).toMatchObject({ progress: 1 })
  })
})

describe('messages in a module', () => {
  it('the first of a page visit gives 3 interaction points and unlocks first-chat, once ever', () => {
    const first = apply([message('a')])
    expect(first.state.points).toMatchObject({ interaction: 3 + 10, total: 13 })
    expect(first.effects).toEqual([
      { type: 'points-gained', category: 'interaction', points: 3 },
      { type: 'achievement-unlocked', achievement: 'first-chat' },
    ])
    const second = apply([message('b')], first.state)
    expect(second.effects).toEqual([{ type: 'points-gained', category: 'interaction', points: 3 }])
    expect(held(second.state, 'first-chat')).toMatchObject({ progress: 1, unlocked: true })
  })

  it('has the same effects with the assistant of the home page, which is no module', () => {
    const sent = Array.from({ length: 5 }, () =>
      event({ type: 'message-sent', module: 'assistant', visitId: 'home' }),
    )
    const { state, effects } = apply(sent)
    expect(state.points).toMatchObject({ interaction: 3 + 10, learning: 10 + 20 })
    expect(effects[0]).toEqual({ type: 'deep-conversation', module: 'assistant' })
    expect(held(state, 'conversation-master')).toMatchObject({ progress: 5 })
    expect(state.recentActivities.some((activity) => 'module' in activity)).toBe(false)
  })

  it('gives nothing for the second to fourth but +1 conversation-master', () => {
    const { state, effects } = apply(messages(4))
    expect(effects).toEqual([])
    expect(held(state, 'conversation-master')).toMatchObject({ progress: 4 })
    expect(held(state, 'deep-dive')).toMatchObject({ progress: 0, unlocked: false })
  })

  it('is a deep conversation at exactly the fifth message', () => {
    const fifth = apply(messages(5))
    expect(fifth.effects).toEqual([
      { type: 'deep-conversation', module: 'coaching' },
      { type: 'points-gained', category: 'learning', points: 10 },
      { type: 'achievement-unlocked', achievement: 'deep-dive' },
    ])
    expect(fifth.state.points.learning).toBe(10 + 20)
    expect(apply([message()], fifth.state).effects).toEqual([])
  })

  it('counts messages per page visit, with several pages open at once', () => {
    const mixed = apply(Array.from({ length: 8 }, (_, index) => message(index % 2 ? 'a' : 'b')))
    expect(held(mixed.state, 'deep-dive')).toMatchObject({ unlocked: false })
    expect(apply([message('a')], mixed.state).effects).toContainEqual({
      type: 'deep-conversation',
      module: 'coaching',
    })
  })

  it('gives the long-conversation points again in another visit, and deep-dive only once', () => {
    const again = apply(messages(5, 'b'), apply(messages(5, 'a')).state)
    expect(again.effects).toContainEqual({ type: 'points-gained', category: 'learning', points: 10 })
    expect(again.effects).not.toContainEqual({ type: 'achievement-unlocked', achievement: 'deep-dive' })
  })

  it('unlocks conversation-master at the tenth message and caps it there', () => {
    expect(held(apply(messages(9)).state, 'conversation-master')).toMatchObject({ unlocked: false })
    const { state } = apply(messages(12))
    expect(held(state, 'conversation-master')).toMatchObject({ progress: 10, unlocked: true })
    expect(state.points.interaction).toBe(3 + 10 + 50)
  })
})

describe('levels', () => {
  const grants = (count: number) =>
    Array.from({ length: count }, () => event({ type: 'demo-points-granted', category: 'learning' }))

  it('logs a level-up when the total reaches the next level', () => {
    const four = apply(grants(4))
    const five = apply(grants(1), four.state)
    expect(four.state.recentActivities.some(({ type }) => type === 'level')).toBe(false)
    expect(five.effects).toContainEqual({ type: 'level-reached', level: 2 })
    expect(five.state.recentActivities[0]).toMatchObject({ type: 'level', level: 2 })
  })

  it('is reached by the points of an achievement too', () => {
    const before = apply([event({ type: 'demo-points-granted', category: 'achievement' }), ...grants(3)])
    expect(before.state.points.total).toBe(45)
    const unlocked = apply(
      [event({ type: 'demo-achievement-advanced', achievement: 'first-chat' })],
      before.state,
    )
    expect(unlocked.effects).toEqual([
      { type: 'achievement-unlocked', achievement: 'first-chat' },
      { type: 'level-reached', level: 2 },
    ])
  })
})

describe('opened cards of the skills library', () => {
  it('give 3 learning points once per card and hour of the clock', () => {
    const once = apply([opening('a', '2026-11-21T12:00:00Z')])
    const again = apply([opening('a', '2026-11-21T12:59:59Z')], once.state)
    expect(again).toEqual({ state: once.state, effects: [] })
    const other = apply([opening('b', '2026-11-21T12:59:59Z')], again.state)
    expect(other.state.points.learning).toBe(6)
    expect(apply([opening('a', '2026-11-21T13:00:00Z')], other.state).state.points.learning).toBe(9)
  })

  it('count for the hour in which they were opened, also when they are reported late and out of order', () => {
    const late = apply([
      opening('a', '2026-11-21T14:00:00Z'),
      opening('a', '2026-11-21T12:30:00Z'),
      opening('a', '2026-11-21T12:10:00Z'),
    ])
    expect(late.state.points.learning).toBe(6)
    expect(late.state.openedCards).toEqual([
      { card: 'a', hour: '2026-11-21T14' },
      { card: 'a', hour: '2026-11-21T12' },
    ])
  })

  it('are remembered 60 at most; what is older than all of them gives nothing', () => {
    const many = Array.from({ length: 61 }, (_, index) => opening(`card-${index}`, '2026-11-21T12:00:00Z'))
    const { state } = apply(many)
    expect(state.openedCards).toHaveLength(60)
    expect(apply([opening('a', '2026-11-21T11:59:59Z')], state)).toEqual({ state, effects: [] })
  })
})

describe('recent activities', () => {
  it('keeps the ten newest, newest first', () => {
    const { state } = apply(
      Array.from({ length: 14 }, (_, index) => opening(`card-${index}`, `2026-11-21T12:${10 + index}:00Z`)),
    )
    expect(state.recentActivities).toHaveLength(10)
    expect(state.recentActivities.map(({ timestamp }) => timestamp.slice(14, 16))).toEqual([
      '23',
      '22',
      '21',
      '20',
      '19',
      '18',
      '17',
      '16',
      '15',
      '14',
    ])
  })
})

describe('daily visits', () => {
  it('give 5 consistency points from the second day on, and name the streak', () => {
    expect(apply(days(1)).effects).toEqual([])
    const second = apply(days(2))
    expect(second.state).toMatchObject({ streak: 2, points: { consistency: 5, total: 5 } })
    expect(second.effects).toEqual([
      { type: 'streak-reached', days: 2 },
      { type: 'points-gained', category: 'consistency', points: 5 },
    ])
  })

  it('unlock daily-streak-3 on the third and daily-streak-7 on the seventh day', () => {
    expect(held(apply(days(2)).state, 'daily-streak-3')).toMatchObject({ progress: 2, unlocked: false })
    const third = apply(days(3)).state
    expect(held(third, 'daily-streak-3')).toMatchObject({ progress: 3, unlocked: true })
    expect(held(third, 'daily-streak-7')).toMatchObject({ progress: 3, unlocked: false })
    expect(held(apply(days(6)).state, 'daily-streak-7')).toMatchObject({ progress: 6, unlocked: false })
    const eighth = apply(days(8)).state
    expect(held(eighth, 'daily-streak-7')).toMatchObject({ progress: 7, unlocked: true })
    expect(eighth.points.consistency).toBe(7 * 5 + 15 + 30)
  })

  it('tell of a streak that ends when it was above 1, and take nothing else away', () => {
    const third = apply(days(3)).state
    const ended = apply([dailyVisit('2026-11-09')], third)
    expect(ended.effects).toEqual([{ type: 'streak-reset' }])
    expect(ended.state).toMatchObject({ streak: 1, points: third.points })
    expect(held(ended.state, 'daily-streak-3')).toMatchObject({ unlocked: true })
    expect(apply([dailyVisit('2026-11-19')], ended.state).effects).toEqual([])
  })

  it('twice on one day change nothing the second time', () => {
    const once = apply(days(2)).state
    expect(apply([dailyVisit('2026-11-02')], once).state).toEqual(once)
  })
})

describe('rest days', () => {
  const declare = (dates: string[], weekdays: number[] = []) =>
    event({ type: 'rest-days-declared', restDays: { weekdays, dates } })

  it('declared beforehand are no gap', () => {
    const { state } = apply([declare(['2026-11-03', '2026-11-04']), ...days(2), dailyVisit('2026-11-05')])
    expect(state.streak).toBe(3)
  })

  it('declared afterwards give the ended streak back, once', () => {
    const ended = apply([...days(3), dailyVisit('2026-11-06'), dailyVisit('2026-11-07')])
    expect(ended.state.streak).toBe(2)
    const partly = apply([declare(['2026-11-04'])], ended.state)
    expect(partly.state.streak).toBe(2)
    const whole = apply([declare(['2026-11-05', '2026-11-04', '2026-11-04'])], partly.state)
    expect(whole.state).toMatchObject({
      streak: 5,
      points: ended.state.points,
      restDays: { dates: ['2026-11-04', '2026-11-05'] },
    })
    expect(whole.effects).toEqual([{ type: 'streak-reached', days: 5 }])
    expect(apply([declare(['2026-11-05', '2026-11-04'])], whole.state).state.streak).toBe(5)
  })

  it('give nothing back across a later gap that was not rested', () => {
    const ended = apply([...days(3), dailyVisit('2026-11-06'), dailyVisit('2026-11-16')]).state
    expect(apply([declare(['2026-11-04', '2026-11-05'])], ended)).toMatchObject({
      state: { streak: 1 },
      effects: [],
    })
  })
})

describe('reset', () => {
  it('restores the defaults but keeps the rest days', () => {
    const { state, effects } = apply([
      event({ type: 'rest-days-declared', restDays: { weekdays: [7, 6], dates: [] } }),
      ...days(3),
      ...messages(5),
      event({ type: 'progress-reset' }),
    ])
    expect(effects).toEqual([{ type: 'progress-reset' }])
    expect(state).toEqual({ ...defaultProgress(), restDays: { weekdays: [6, 7], dates: [] } })
  })
})

describe('any sequence of events', () => {
  const acts = fc.oneof(
    fc.constantFrom<Act>(
      { type: 'daily-visit' },
      { type: 'message-rewritten' },
      { type: 'resource-opened', module: 'friendship', card: 'making-plans' },
      { type: 'progress-reset' },
    ),
    fc.constantFrom(...moduleIds).map<Act>((module) => ({ type: 'module-opened', module })),
    fc
      .tuple(fc.constantFrom('a', 'b'), fc.constantFrom('coaching' as const, 'assistant' as const))
      .map<Act>(([visitId, module]) => ({ type: 'message-sent', module, visitId })),
    fc.constantFrom(...pointCategories).map<Act>((category) => ({ type: 'demo-points-granted', category })),
  )
  const moments = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString())

  it('keeps the total the sum of its categories, and every bound', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(acts, moments), { maxLength: 60 }), (sequence) => {
        const { state } = apply(sequence.map(([act, at]) => event(act, at)))
        const { total, ...categories } = state.points
        expect(Object.values(categories).reduce((sum, points) => sum + points, 0)).toBe(total)
        expect(state.recentActivities.length).toBeLessThanOrEqual(10)
        const awarded = achievementPoints(state.achievements)
        for (const category of pointCategories)
          expect(awarded[category]).toBeLessThanOrEqual(state.points[category])
        for (const { progress, maxProgress, unlocked } of listAchievements(state.achievements)) {
          expect(progress).toBeLessThanOrEqual(maxProgress)
          expect(unlocked).toBe(progress === maxProgress)
        }
      }),
    )
  })
})
