// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_SENTENCE_CHARACTERS } from '#domain/own-words/sentence-limits.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { StandInSafetyCard } from '#web/testing/stand-in-safety-card.tsx'
import { toastStore } from '#web/ui/toast.ts'
import { KeepButton } from './keep-button.tsx'
import { OwnWords } from './own-words.tsx'
import { OwnWordsPicker } from './own-words-picker.tsx'

const sentence = (text: string, person = '', place = '') => ({
  id: crypto.randomUUID(),
  text,
  person,
  place,
  createdAt: '2026-11-21T12:00:00.000Z',
})
type Sentence = ReturnType<typeof sentence>
type Call = { method: string; path: string; body: unknown }

/** A server that keeps what it is told, and answers a try to keep with the next of `answers`, if there is one. */
function serve(kept: Sentence[], answers: unknown[] = []) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const form = body ? JSON.parse(String(body)) : undefined
    calls.push({ method, path, body: form })
    const id = path.split('/').at(-1) ?? ''
    if (method === 'GET') return Response.json({ sentences: kept })
    if (method === 'DELETE') {
      kept.splice(
        kept.findIndex((of) => of.id === id),
        1,
      )
      return noContent()
    }
    const answer = answers.shift() ?? { safety: null }
    if (answer === noConnection) throw new TypeError('Failed to fetch')
    if (answer instanceof Response) return answer
    const known = kept.find((of) => of.id === id)
    if (known) Object.assign(known, form)
    else kept.unshift({ ...sentence(''), ...form, id })
    return Response.json(answer)
  })
  return calls
}
async function open(kept: Sentence[] = [], answers: unknown[] = []) {
  const calls = serve(kept, answers)
  render(<OwnWords SafetyCard={StandInSafetyCard} />)
  await screen.findByLabelText('Sentence')
  return { calls, user: userEvent.setup() }
}
const items = () => screen.getAllByRole('listitem')
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeEach(() => standInForBrowser())
afterEach(leaveNothing)

describe('the page of my words', () => {
  it('says how a sentence comes here, while there is none', async () => {
    await open()
    expect(await screen.findByText(/select "Keep in my words"/)).toBeTruthy()
  })

  it('shows each sentence with whom and where it is for', async () => {
    const { user } = await open([sentence('I need a day.', 'Mina', 'at work'), sentence('Not today.')])
    expect(
      (await screen.findAllByRole('listitem')).map((item) => item.querySelectorAll('p')[0]?.textContent),
    ).toEqual(['I need a day.', 'Not today.'])
    // Together by person at first: the person is the heading.
    expect(within(screen.getByRole('list', { name: 'Mina' })).getByText('at work')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Newest first' }))
    expect(screen.getByText('For Mina, at work')).toBeTruthy()
    expect(screen.getByText('2 sentences.')).toBeTruthy()
  })

  it('adds a sentence of one’s own, and says so', async () => {
    const { calls, user } = await open()
    await user.type(field('Sentence'), ' I will answer tomorrow. ')
    await user.type(field('For whom (optional)'), 'Mina')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('The sentence is kept.')).toBeTruthy()
    const [put] = calls.filter(({ method }) => method === 'PUT')
    expect(put?.body).toEqual({ text: 'I will answer tomorrow.', person: 'Mina', place: '' })
    expect(await screen.findByRole('heading', { name: 'Mina' })).toBeTruthy()
    expect(field('Sentence').value).toBe('')
  })

  it('sends nothing that is empty or too long, and says why at the field', async () => {
    const { calls, user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Write a sentence first.')).toBeTruthy()
    await user.click(field('Sentence'))
    await user.paste('x'.repeat(MAX_SENTENCE_CHARACTERS + 2))
    expect(await screen.findByText(/This one has 2 too many/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  it('says that a sentence is too long while it is written, and that it is empty only when it is sent', async () => {
    const { user } = await open()
    await user.click(field('Sentence'))
    await user.paste('x'.repeat(MAX_SENTENCE_CHARACTERS + 2))
    expect(await screen.findByText(/This one has 2 too many/)).toBeTruthy()
    await user.clear(field('Sentence'))
    await vi.waitFor(() => expect(screen.queryByText(/too many/)).toBeNull())
    expect(screen.queryByText('Write a sentence first.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Write a sentence first.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Sentence'))
    await user.type(field('Sentence'), 'N')
    await vi.waitFor(() => expect(screen.queryByText('Write a sentence first.')).toBeNull())
  })

  it('keeps what was typed when it could not be kept, and keeps it once when it is sent again', async () => {
    const { calls, user } = await open([], [noConnection])
    await user.type(field('Sentence'), 'Not today.')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await vi.waitFor(() => expect(toastStore.getState().notices[0]?.title).toBe('No connection'))
    expect(field('Sentence').value).toBe('Not today.')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await screen.findByText('The sentence is kept.')
    const ids = calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)
    expect(new Set(ids).size).toBe(1)
  })

  it('says when the list is full', async () => {
    const { user } = await open([], [refusal('too-many-words', { limit: 500 })])
    await user.type(field('Sentence'), 'One more.')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await vi.waitFor(() => expect(toastStore.getState().notices[0]?.title).toBe('Your list is full'))
  })

  it('changes a sentence, and deletes one', async () => {
    const { user } = await open([sentence('One.'), sentence('Two.')])
    await screen.findByText('One.')
    await user.click(within(items()[0] as HTMLElement).getByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.clear(dialog.getByLabelText('Sentence'))
    await user.type(dialog.getByLabelText('Sentence'), 'One, changed.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('One, changed.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Delete: Two.' }))
    expect(await screen.findByText('The sentence is deleted.')).toBeTruthy()
    expect(screen.queryByText('Two.')).toBeNull()
  })

  it('finds a sentence by a word, a person or a place', async () => {
    const { user } = await open(
      Array.from({ length: 6 }, (_, n) => sentence(`Sentence ${n}`, n === 3 ? 'Mina' : '')),
    )
    await screen.findByText('6 sentences.')
    await user.type(field('Find'), 'mina')
    expect(items()).toHaveLength(1)
    expect(screen.getByText('1 of 6 sentences.')).toBeTruthy()
    await user.type(field('Find'), 'x')
    expect(screen.getByText('No sentence has these words.')).toBeTruthy()
  })

  it('puts sentences together by person and by place', async () => {
    const { user } = await open([
      sentence('One.', 'Mina', 'at work'),
      sentence('Two.'),
      sentence('Three.', 'Ada'),
    ])
    await screen.findByText('One.')
    await user.click(screen.getByRole('button', { name: 'By person' }))
    const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(headings()).toEqual(['Ada', 'Mina', 'For nobody in particular'])
    expect(within(screen.getByRole('list', { name: 'Mina' })).getByText('One.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'By place' }))
    expect(headings()).toEqual(['at work', 'For every place'])
    await user.click(screen.getByRole('button', { name: 'Newest first' }))
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  })

  it('shows the safety card beside what was kept', async () => {
    const { user } = await open([], [{ safety: safetyReplyOf({ topic: 'suicide' }) }])
    await user.type(field('Sentence'), 'A sentence.')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('The sentence is kept.')).toBeTruthy()
    expect(document.querySelector('[role=status].sr-only')?.textContent).not.toBe('')
  })
})

describe('"Keep in my words" under a sentence of a reply', () => {
  function offer(answers: unknown[] = []) {
    const kept: Sentence[] = []
    const calls = serve(kept, answers)
    render(
      <MemoryRouter>
        <p id="said">Which day works?</p>
        <KeepButton sentence="Which day works?" sentenceId="said" />
      </MemoryRouter>,
    )
    return { kept, calls, user: userEvent.setup() }
  }
  const button = () => screen.getByRole('button', { name: 'Keep in my words' })

  it('keeps it, says so, and leads to the list', async () => {
    const { kept, user } = offer()
    expect(button().getAttribute('aria-describedby')).toBe('said')
    await user.click(button())
    expect((await screen.findByRole('link', { name: 'Open My words' })).getAttribute('href')).toBe(
      '/dashboard/my-words',
    )
    expect(screen.getByRole('status').textContent).toBe('Kept.')
    expect(kept.map(({ text }) => text)).toEqual(['Which day works?'])
  })

  it('stays when it could not be kept, and keeps it once when it is pressed again', async () => {
    const { calls, user } = offer([noConnection])
    await user.click(button())
    await vi.waitFor(() => expect(button().hasAttribute('disabled')).toBe(false))
    expect(calls).toHaveLength(1)
    await user.click(button())
    await screen.findByRole('link', { name: 'Open My words' })
    expect(new Set(calls.map(({ path }) => path)).size).toBe(1)
  })
})

describe('"My words" beside a message', () => {
  function offer(kept: Sentence[]) {
    serve(kept)
    const onPick = vi.fn()
    render(
      <MemoryRouter>
        <form>
          <textarea aria-label="Your message" />
          <OwnWordsPicker onPick={onPick} />
        </form>
      </MemoryRouter>,
    )
    return { onPick, user: userEvent.setup() }
  }
  const button = () => screen.getByRole('button', { name: 'My words' })

  it('puts the sentence that is chosen into the message, where the focus goes on', async () => {
    const { onPick, user } = offer([sentence('Not today.', 'Mina'), sentence('Tomorrow.')])
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: /^Not today\./ }))
    expect(onPick).toHaveBeenCalledExactlyOnceWith('Not today.')
    expect(screen.queryByRole('dialog')).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your message')))
  })

  it('changes nothing when it is closed; the focus is back on the button', async () => {
    const { onPick, user } = offer([])
    await user.click(button())
    expect(await screen.findByText(/You have kept no sentence yet/)).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(onPick).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(document.activeElement).toBe(button()))
  })
})
