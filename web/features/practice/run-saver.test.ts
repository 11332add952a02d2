import { beforeEach, describe, expect, it } from 'vitest'
import type { ExerciseRun, ExerciseRunForm, KeepRunReply } from '#domain/practice/contract.ts'
import { ApiProblem } from '../../platform/api-problem.ts'
import { SAVE_DELAY_MS } from '../../platform/newest-saver.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { createRunSaver } from './run-saver.ts'

const form = (counter: number, chosen: number[] = []): ExerciseRunForm => ({
  version: 'v',
  counter,
  state: { chosen, pending: null },
  isFinished: false,
})
const runOf = (of: ExerciseRunForm): ExerciseRun => ({ ...of, finishedAt: null })

let sent: ExerciseRunForm[]
let answers: (() => Promise<KeepRunReply>)[]
let timers: { delayMs: number; action: () => void }[]
let mirrored: ExerciseRunForm | null
let saving: string[]
let newer: ExerciseRun[]
let saver: ReturnType<typeof createRunSaver>
/** Lets the timers that are set run out, and waits for what they send. */
async function runTimers() {
  for (const { action } of timers.splice(0)) action()
  await new Promise((resolve) => setTimeout(resolve))
}
const failWith = (problem: ApiProblem) => answers.push(() => Promise.reject(problem))

beforeEach(() => {
  sent = []
  answers = []
  timers = []
  mirrored = null
  saving = []
  newer = []
  saver = createRunSaver({
    send(of) {
      sent.push(of)
      return answers.shift()?.() ?? Promise.resolve({ run: runOf(of), safety: null })
    },
    toProblem: toApiProblem,
    after(delayMs, action) {
      const timer = { delayMs, action }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
    mirror: {
      write(of) {
        mirrored = of
      },
      drop(counter) {
        if (mirrored && mirrored.counter <= counter) mirrored = null
      },
    },
    onSaving: (of) => saving.push(of),
    onKept: () => undefined,
    onNewer: (run) => newer.push(run),
  })
})

describe('a place in an exercise', () => {
  it('is on this device at once, and is sent once after quick steps', async () => {
    saver.keep(form(1))
    saver.keep(form(2, [0]))
    expect(mirrored).toEqual(form(2, [0]))
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([SAVE_DELAY_MS])
    await runTimers()
    expect(sent).toEqual([form(2, [0])])
    expect([mirrored, saving.at(-1)]).toEqual([null, 'kept'])
  })

  it('is sent at once when the page is left, and not again', async () => {
    saver.keep(form(1))
    await saver.flush()
    await runTimers()
    expect(sent).toHaveLength(1)
  })

  it('is kept here and sent again after a lost connection, and says so meanwhile', async () => {
    failWith(new ApiProblem('network'))
    saver.keep(form(1))
    await runTimers()
    expect([mirrored, saving.at(-1)]).toEqual([form(1), 'waiting'])
    saver.keep(form(2, [1]))
    await runTimers()
    expect(sent.at(-1)).toEqual(form(2, [1]))
    expect([mirrored, saving.at(-1)]).toEqual([null, 'kept'])
  })

  it('is tried at longer and longer intervals', async () => {
    for (let count = 0; count < 4; count++) failWith(new ApiProblem('network'))
    saver.keep(form(1))
    const delays: number[] = []
    for (let count = 0; count < 4; count++) {
      await runTimers()
      delays.push(timers[0]?.delayMs ?? 0)
    }
    expect(delays).toEqual([5_000, 15_000, 60_000, 60_000])
  })

  it('is tried once more when the exercise is left, and then waits on this device', async () => {
    failWith(new ApiProblem('network'))
    saver.keep(form(1))
    saver.close()
    await runTimers()
    expect([sent.length, timers, mirrored]).toEqual([1, [], form(1)])
  })

  it('gives way to a newer one of another device', async () => {
    failWith(new ApiProblem('exercise-run-outdated', { run: runOf(form(9, [2])) }))
    saver.keep(form(1))
    await runTimers()
    expect(newer).toEqual([runOf(form(9, [2]))])
    expect([mirrored, timers]).toEqual([null, []])
  })

  it('says when the exercise was changed, and is not sent again', async () => {
    failWith(new ApiProblem('exercise-changed'))
    saver.keep(form(1))
    await runTimers()
    expect([saving.at(-1), timers, mirrored]).toEqual(['changed', [], null])
  })

  it('that changes while it is being sent is sent once more', async () => {
    let settle: (reply: KeepRunReply) => void = () => undefined
    answers.push(
      () =>
        new Promise((resolve) => {
          settle = resolve
        }),
    )
    saver.keep(form(1))
    await runTimers()
    saver.keep(form(2, [0]))
    await runTimers()
    settle({ run: runOf(form(1)), safety: null })
    await runTimers()
    await runTimers()
    expect(sent).toEqual([form(1), form(2, [0])])
    expect(mirrored).toBeNull()
  })
})
