// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExerciseReply, ExerciseRun, OwnWordsReply } from '#domain/practice/contract.ts'
import type { Talk } from '#domain/practice/exercise.ts'
import { KeepWords, type WordsToKeep } from '#web/platform/keep-words.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { runOf, untilRunKept } from '#web/testing/exercise-runs.ts'
import { fakeApi, noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { makeTurn } from '#web/testing/make-turn.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { StandInSafetyCard } from '#web/testing/stand-in-safety-card.tsx'
import { ExercisePlayer } from './exercise-player.tsx'
import { ExerciseSheet } from './exercise-sheet.tsx'

const talk: Talk = {
  kind: 'talk',
  title: 'Maya calls off the picnic',
  skill: 'change-a-plan',
  card: 'friend-changes-plans',
  for: 'adult',
  level: 'small',
  minutes: 4,
  intro: 'Your friend writes.',
  notFor: 'Not for a bad day.',
  partner: { name: 'Maya', relation: 'a friend', view: 'She is tired.' },
  you: 'You packed the food.',
  start: 'one',
  turns: { one: makeTurn('One', 'two', 'two', 'end'), two: makeTurn('Two', 'end', 'end', 'end') },
  endings: { end: { title: 'End', happens: 'It ends.', means: 'So.' } },
  keep: 'Which day works for you?',
}
const reply: ExerciseReply = {
  id: 'picnic',
  module: 'friendship',
  version: 'v1',
  exercise: talk,
  skill: { id: 'change-a-plan', name: 'Change a plan', what: 'What.', why: 'Why.', notWanted: 'Not.' },
}
const safetyCard = safetyReplyOf()
const written = { played: null, isFallback: false, safety: null }
const sure: OwnWordsReply = { reading: { move: 'asks', nearest: 1, unsaid: 'need' }, ...written }
const unsure: OwnWordsReply = { reading: { move: null, nearest: null, unsaid: null }, ...written }
const own = { turn: 'one', words: 'Why now?', move: 'asks', nearest: 1, unsaid: 'need' } as const

const RUN = '/exercise-runs/picnic'
const READ = 'POST /api/exercises/picnic/own-words'
let api: ReturnType<typeof fakeApi>
const keepWords = vi.fn((_: WordsToKeep) => <button type="button">Keep</button>)

function open(kept: ExerciseRun | null = null, hasModel = false) {
  render(
    <MemoryRouter>
      <KeepWords value={keepWords}>
        <ExercisePlayer
          userId="me"
          loaded={{ reply, run: kept }}
          hasModel={hasModel}
          onFinished={() => {}}
          SafetyCard={StandInSafetyCard}
        />
      </KeepWords>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Say it in your own words')
const heading = (name: string | RegExp) => screen.getByRole('heading', { name })
const untilKept = (state: unknown) => untilRunKept(api, RUN, state)

beforeEach(() => {
  standInForBrowser()
  localStorage.clear()
  api = fakeApi({
    [`PUT /api${RUN}`]: { run: runOf({ chosen: [], pending: null }), safety: null },
    [READ]: sure,
    'GET /api/exercises': { exercises: [] },
    'GET /api/exercise-runs': { runs: [] },
  })
})
afterEach(leaveNothing)

async function say(words = 'Why now?') {
  const user = open()
  await user.click(button('Begin'))
  await user.type(field(), words)
  await user.click(button('Send'))
  return user
}

describe('own words in a turn', () => {
  it('say which reply they are taken for, and go on with it', async () => {
    const user = await say()
    expect(await screen.findByText('Your words ask something. The closest reply is B:')).toBeTruthy()
    expect(document.activeElement).toBe(heading('Your own words'))
    expect(api.callsTo(READ)[0]?.body).toEqual({
      version: 'v1',
      chosen: [],
      words: 'Why now?',
      isMeantOtherwise: false,
    })
    await user.click(button('Yes, go on with it'))
    expect(document.activeElement).toBe(heading('About this reply'))
    expect(screen.getByText('One works 2')).toBeTruthy()
    expect(
      screen.getByText(
        'Your words ask something. They do not say what you need. You can leave it like that.',
      ),
    ).toBeTruthy()
    await user.click(button('Go on'))
    expect(heading('Turn 2: Maya')).toBeTruthy()
    await untilKept({ chosen: [1], pending: null, own: [own], said: [0] })
  })

  it('are taken for the reply that the person chooses', async () => {
    const user = await say()
    await user.click(await screen.findByRole('button', { name: 'No, choose myself' }))
    expect(document.activeElement).toBe(heading('Which reply is closest to your words?'))
    await user.click(button('One reply 1'))
    expect(screen.getByText(/taken for reply A/)).toBeTruthy()
    await untilKept({ chosen: [], pending: 0, own: [own], said: [0] })
  })

  it('that are near no reply offer the three, and the comment says nothing of them', async () => {
    api.answer(READ, unsure)
    const user = await say('Hm')
    expect(await screen.findByText(/None of the three replies is clearly the closest/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Yes, go on with it' })).toBeNull()
    await user.click(button('One reply 3'))
    expect(screen.queryByText('Your own words', { selector: 'dt' })).toBeNull()
  })

  it('are replaced, deleted, and kept in My words', async () => {
    const user = await say()
    await user.click(await screen.findByRole('button', { name: 'Write other words' }))
    expect(document.activeElement).toBe(field())
    expect(screen.getByText('You wrote here before:')).toBeTruthy()
    await user.click(button('Use these words again'))
    expect(button('Yes, go on with it')).toBeTruthy()
    expect(keepWords).toHaveBeenCalledWith(expect.objectContaining({ sentence: 'Why now?' }))
    await user.click(button('Delete these words'))
    expect(screen.queryByText('Why now?')).toBeNull()
    await untilKept({ chosen: [], pending: null })
  })

  it('are asked for when there are none', async () => {
    const user = open()
    await user.click(button('Begin'))
    await user.click(button('Send'))
    expect(screen.getByText(/Write something first/)).toBeTruthy()
    expect(api.callsTo(READ)).toHaveLength(0)
  })

  it.each([
    ['a failure of the server', () => refusal('unexpected')],
    ['too many at once', () => refusal('rate-limited', { retryAfterSeconds: 60 })],
  ])('stay in the field after %s, and the written replies go on', async (_, answer) => {
    api.answer(READ, answer)
    const user = await say()
    expect((await screen.findByRole('alert')).closest('[aria-live]')).toBeNull()
    expect(field().value).toBe('Why now?')
    await user.click(button('One reply 1'))
    expect(screen.getByText('One works 1')).toBeTruthy()
    await untilKept({ chosen: [], pending: 0 })
  })

  it('outlive a reload before they are sent', async () => {
    const user = open()
    await user.click(button('Begin'))
    await user.type(field(), 'Half a')
    cleanup()
    await open().click(button('Begin'))
    expect(field().value).toBe('Half a')
  })

  it('half-written stay with their turn', async () => {
    const user = open()
    await user.click(button('Begin'))
    await user.type(field(), 'Half a')
    await user.click(button('One reply 1'))
    await user.click(button('Go on'))
    expect(heading('Turn 2: Maya')).toBeTruthy()
    expect(field().value).toBe('')
    await user.click(button('Back one turn'))
    expect(field().value).toBe('Half a')
  })

  it('half-written in a tab that was closed are there in the next one', async () => {
    localStorage.setItem('wayfern.draft.me.talk-words.picnic.one@closed', 'Half a')
    await open().click(button('Begin'))
    await waitFor(() => expect(field().value).toBe('Half a'))
  })

  it('half-written go with the place', async () => {
    api.answer(`DELETE /api${RUN}`, noContent)
    const user = open(runOf({ chosen: [], pending: 0 }))
    await user.click(button('Go on where you were'))
    await user.type(field(), 'Half a')
    cleanup()
    localStorage.setItem('wayfern.draft.me.talk-words.picnic.two@closed', 'Half b')
    const again = open(runOf({ chosen: [], pending: 0 }))
    await again.click(button('Delete my place'))
    await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('talk-words'))
  })

  it('stay in the field when a reply is chosen while they are read', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    api.answer(READ, promise)
    const user = await say()
    await user.click(button('One reply 1'))
    resolve(sure)
    await screen.findByRole('button', { name: 'Send' })
    expect(screen.getByText('One works 1')).toBeTruthy()
    expect(field().value).toBe('Why now?')
    await untilKept({ chosen: [], pending: 0 })
  })

  it('keep the focus when their buttons go away', async () => {
    const user = open(runOf({ chosen: [], pending: null, own: [own], said: [] }))
    await user.click(button('Go on where you were'))
    await user.click(button('Use these words again'))
    expect(document.activeElement).toBe(heading('Your own words'))
    await user.click(button('Write other words'))
    await user.click(button('Delete these words'))
    expect(document.activeElement).toBe(field())
  })

  it('need a connection, and say so', async () => {
    api.answer(READ, noConnection)
    await say()
    expect(await screen.findByText(/Your own words need a connection/)).toBeTruthy()
    expect(field().value).toBe('Why now?')
    api.answer(READ, sure)
    await userEvent.setup().click(button('Send'))
    expect(await screen.findByRole('button', { name: 'Yes, go on with it' })).toBeTruthy()
  })
})

describe('signs of danger in own words', () => {
  it('bring the card in place of the turn, until something else was meant', async () => {
    api.answer(READ, { reading: null, safety: safetyCard })
    const user = await say('I cannot go on')
    const meant = await screen.findByRole('button', { name: safetyCard.meantSomethingElse })
    expect(screen.getByText(/^Card: .*\(not saved\)$/)).toBeTruthy()
    expect(field().value).toBe('I cannot go on')
    api.answer(READ, sure)
    await user.click(meant)
    expect(await screen.findByRole('button', { name: 'Yes, go on with it' })).toBeTruthy()
    expect(api.callsTo(READ).at(-1)?.body).toMatchObject({ isMeantOtherwise: true })
    expect(screen.queryByText(/^Card: /)).toBeNull()
  })

  it('are looked for again in words that were changed beside the card', async () => {
    api.answer(READ, { reading: null, safety: safetyCard })
    const user = await say('I cannot go on')
    const meant = await screen.findByRole('button', { name: safetyCard.meantSomethingElse })
    await user.type(field(), ' like this')
    await user.click(meant)
    await waitFor(() => expect(api.callsTo(READ)).toHaveLength(2))
    expect(api.callsTo(READ)[1]?.body).toMatchObject({
      words: 'I cannot go on like this',
      isMeantOtherwise: false,
    })
  })
})

describe('own words afterwards', () => {
  const end = runOf({ chosen: [1, 0], pending: null, own: [own], said: [0] }, { isFinished: true })

  it('stand in the way that was taken, are compared, and are there when it is gone back to', async () => {
    const user = open(end)
    await user.click(button('Look at the end again'))
    const first = screen.getByText('You, in your own words:').closest('li') as HTMLElement
    expect(within(first).getAllByText(/Why now\?/)).toHaveLength(2)
    expect(within(first).getByText('Taken for the reply:')).toBeTruthy()
    await user.click(button('Go back to turn 1'))
    expect(screen.getByText('You wrote here before:')).toBeTruthy()
    await user.click(button('Use these words again'))
    await user.click(button('Yes, go on with it'))
    await untilKept({ chosen: [], pending: 1, own: [own], said: [0] })
  })

  it('are there on the next visit, while they wait for a choice', async () => {
    const user = open(runOf({ chosen: [], pending: null, own: [own], said: [0] }))
    await user.click(button('Go on where you were'))
    expect(document.activeElement).toBe(heading('Turn 1: Maya'))
    expect(button('Yes, go on with it')).toBeTruthy()
  })

  it('are taken along when the text was changed', async () => {
    const user = open(runOf({ chosen: [1, 0], pending: null, own: [own], said: [0] }, { version: 'v0' }))
    await user.click(button('Begin'))
    expect(screen.getByText('Why now?')).toBeTruthy()
  })

  it('are on the sheet only when the person chooses that', async () => {
    render(<ExerciseSheet reply={reply} run={end} />)
    expect(screen.queryByText(/Why now/)).toBeNull()
    await userEvent.setup().click(screen.getByLabelText(/Print my own words too/))
    expect(screen.getByText(/Why now/)).toBeTruthy()
    cleanup()
    render(<ExerciseSheet reply={reply} run={null} />)
    expect(screen.queryByLabelText(/Print my own words too/)).toBeNull()
  })
})

describe('a model that answers own words', () => {
  const mentor = { works: 'Mentor works.', other: 'Mentor other.', why: 'Mentor why.' }
  const played = { partner: { branch: 1, says: 'Maya answers your question.' }, mentor }
  const answered = (change: Partial<OwnWordsReply> = {}): OwnWordsReply => ({ ...sure, played, ...change })
  const BY_MODEL = 'Written by an AI model, as an answer to your own words.'

  it('is named beforehand, only where there is one', async () => {
    const user = open(null, true)
    await user.click(button('Begin'))
    expect(screen.getByText(/An AI model then answers them and can make mistakes/)).toBeTruthy()
    cleanup()
    await open().click(button('Begin'))
    expect(screen.queryByText(/AI model/)).toBeNull()
  })

  it('speaks as the partner and as the mentor, and says that it did', async () => {
    api.answer(READ, answered())
    const user = await say()
    await user.click(await screen.findByRole('button', { name: 'Yes, go on with it' }))
    expect(screen.getByText('Mentor works.')).toBeTruthy()
    expect(screen.queryByText('One works 2')).toBeNull()
    expect(screen.getByText(/An AI model wrote this comment about your own words/)).toBeTruthy()
    await user.click(button('Go on'))
    expect(screen.getByText('Maya answers your question.')).toBeTruthy()
    expect(screen.queryByText('Two words')).toBeNull()
    expect(screen.getByText(BY_MODEL)).toBeTruthy()
    await untilKept({ chosen: [1], pending: null, own: [{ ...own, played }], said: [0] })
  })

  it('says nothing after another reply: the written words stand', async () => {
    api.answer(READ, answered())
    const user = await say()
    await user.click(await screen.findByRole('button', { name: 'No, choose myself' }))
    await user.click(button('One reply 1'))
    await user.click(button('Go on'))
    expect(screen.getByText('Two words')).toBeTruthy()
    expect(screen.queryByText(BY_MODEL)).toBeNull()
  })

  it('that gave nothing of use leaves the written text, which the page says', async () => {
    api.answer(READ, answered({ played: null, isFallback: true }))
    const user = await say()
    expect(await screen.findByText(/^The AI model gave no answer that can be used/)).toBeTruthy()
    await user.click(button('Yes, go on with it'))
    expect(screen.getByText('One works 2')).toBeTruthy()
    expect(screen.getByText(/taken for reply B. This comment is about it/)).toBeTruthy()
  })

  it('has its words at the end of the talk, on every device', async () => {
    const last = {
      ...own,
      turn: 'two',
      played: { partner: { branch: 0, says: 'See you on Sunday.' }, mentor: null },
    }
    const user = open(
      runOf(
        { chosen: [1, 0], pending: null, own: [{ ...own, played }, last], said: [0, 1] },
        { isFinished: true },
      ),
    )
    await user.click(button('Look at the end again'))
    expect(screen.getByText('What Maya says')).toBeTruthy()
    expect(screen.getByText('See you on Sunday.')).toBeTruthy()
    expect(screen.getByText('2. Maya answers your question.')).toBeTruthy()
  })
})
