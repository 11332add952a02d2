// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calmScreen } from '#web/platform/calm-screen.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { toastStore } from '#web/ui/toast.ts'
import { ReadAloudButton } from './read-aloud-button.tsx'

class FakeUtterance {
  readonly text: string
  lang = ''
  rate = 1
  voice: unknown = null
  onend = () => {}
  onerror = (_: { error: string }) => {}

  constructor(text: string) {
    this.text = text
  }
}

let spoken: FakeUtterance[]
let cancel: ReturnType<typeof vi.fn>
const onDevice = { lang: 'en-GB', localService: true, default: false }

beforeEach(() => {
  spoken = []
  // A browser ends what it is cancelled in with an error.
  cancel = vi.fn(() => spoken.at(-1)?.onerror({ error: 'canceled' }))
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.stubGlobal('speechSynthesis', {
    speak: (utterance: FakeUtterance) => spoken.push(utterance),
    cancel,
    getVoices: () => [{ lang: 'en-US', localService: false, default: true }, onDevice],
  })
})
afterEach(leaveNothing)

const button = (name: string) => screen.getByRole('button', { name })
const finishSentence = () => act(async () => spoken.at(-1)?.onend())

describe('"Read aloud"', () => {
  it('reads sentence by sentence at the chosen speed, with a voice of the device, to the end', async () => {
    const user = userEvent.setup()
    render(<ReadAloudButton text="One. Two." rate={0.75} />)
    await user.click(button('Read aloud'))
    expect(spoken.map(({ text }) => text)).toEqual(['One.'])
    expect(spoken[0]).toMatchObject({ rate: 0.75, voice: onDevice })
    await finishSentence()
    expect(spoken.map(({ text }) => text)).toEqual(['One.', 'Two.'])
    await finishSentence()
    expect(button('Read aloud')).toBeTruthy()
  })

  it('stops at once, without an error', async () => {
    const user = userEvent.setup()
    render(<ReadAloudButton text="One. Two." />)
    await user.click(button('Read aloud'))
    await user.click(button('Stop reading'))
    expect(cancel).toHaveBeenCalledOnce()
    expect(button('Read aloud')).toBeTruthy()
    expect(spoken).toHaveLength(1)
    expect(toastStore.getState().shown).toBeNull()
  })

  it('of a second text ends the first', async () => {
    const user = userEvent.setup()
    render(
      <>
        <ReadAloudButton text="First." label="Read first" />
        <ReadAloudButton text="Second." label="Read second" />
      </>,
    )
    await user.click(button('Read first'))
    await user.click(button('Read second'))
    expect(button('Read first')).toBeTruthy()
    expect(button('Stop reading')).toBeTruthy()
    expect(spoken.map(({ text }) => text)).toEqual(['First.', 'Second.'])
  })

  it('falls silent when its text leaves the page', async () => {
    const user = userEvent.setup()
    const { unmount } = render(<ReadAloudButton text="One." />)
    await user.click(button('Read aloud'))
    unmount()
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('falls silent, without an error, when the calm screen opens', async () => {
    const user = userEvent.setup()
    render(<ReadAloudButton text="One. Two." />)
    await user.click(button('Read aloud'))
    await act(async () => calmScreen.open())
    expect(cancel).toHaveBeenCalledOnce()
    expect(button('Read aloud')).toBeTruthy()
    expect(toastStore.getState().shown).toBeNull()
    calmScreen.close()
  })

  it('says when the browser could not speak', async () => {
    const user = userEvent.setup()
    render(<ReadAloudButton text="One." />)
    await user.click(button('Read aloud'))
    await act(async () => spoken[0]?.onerror({ error: 'synthesis-failed' }))
    expect(toastStore.getState().shown).toMatchObject({
      title: 'Error',
      description: 'Your browser could not read this text aloud. The text itself is not affected.',
      variant: 'destructive',
    })
    expect(button('Read aloud')).toBeTruthy()
  })

  it('says so in a browser without a voice', () => {
    vi.unstubAllGlobals()
    render(<ReadAloudButton text="One." />)
    expect(screen.getByText('This browser cannot read texts aloud.')).toBeTruthy()
  })
})
