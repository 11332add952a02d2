// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstRunQuestions } from '#domain/first-run/first-run-questions.ts'
import type { Question, Responses } from '#domain/questionnaire/question.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { StandInSafetyCard } from '#web/testing/stand-in-safety-card.tsx'
import { FirstRun } from './first-run.tsx'

const question = (id: number, type: Question['type'], text: string, options: string[] = []): Question => ({
  id,
  type,
  text,
  hint: null,
  options,
})
const questions = firstRunQuestions([
  question(2, 'select', 'Who is using Wayfern?', ['Me', 'A parent']),
  question(6, 'text', 'What would you like to call your AI companion?'),
  question(7, 'multi_select', 'What would you like to work on?', ['Rest', 'Work', 'Friends', 'Worry']),
])
const SAVE = 'PUT /api/questionnaire'

function open({
  answers = {} as Responses,
  saved = { responses: {}, updatedAt: null, safety: null } as unknown,
} = {}) {
  const api = fakeApi({ [SAVE]: saved })
  const changeSettings = vi.fn(async (_: object) => {})
  const onSkipAll = vi.fn()
  render(
    <FirstRun
      questions={questions}
      answers={answers}
      settings={defaultSettings}
      offered="DE"
      countries={[
        { code: 'DE', name: 'Germany' },
        { code: 'US', name: 'United States' },
      ]}
      changeSettings={changeSettings}
      renderLook={(_, onChange) => (
        <button type="button" onClick={() => onChange({ companionPot: 'box' })}>
          Wide pot
        </button>
      )}
      SafetyCard={StandInSafetyCard}
      end={<p>The end</p>}
      onSkipAll={onSkipAll}
    />,
  )
  const user = userEvent.setup()
  return {
    api,
    changeSettings,
    onSkipAll,
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => standInForBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the four questions after sign-up', () => {
  it('write the same answers and settings as the questionnaire and the settings do', async () => {
    const { api, changeSettings, user, press } = open()
    expect(screen.getByText('1 of 4')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Me' }))
    await press('Next')
    await heading('What would you like to work on?')
    for (const goal of ['Rest', 'Work', 'Friends'])
      await user.click(screen.getByRole('checkbox', { name: goal }))
    expect(screen.getByRole('checkbox', { name: 'Worry' })).toHaveProperty('disabled', true)
    await press('Next')
    await heading('What would you like to call your AI companion?')
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Moss')
    await press('Wide pot')
    await press('Next')
    await heading('Where do you live, and how should the pages look?')
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'DE')
    await user.click(screen.getByRole('radio', { name: /^Calm/ }))
    await press('Next')
    await screen.findByText('The end')
    expect(api.callsTo(SAVE).map(({ body }) => body)).toEqual([
      { responses: { 2: 'Me' } },
      { responses: { 7: ['Rest', 'Work', 'Friends'] } },
      { responses: { 6: 'Moss' } },
    ])
    expect(changeSettings.mock.calls.map(([change]) => change)).toEqual([
      { companionPot: 'box', companionLeaf: 'fern' },
      { country: 'DE', plainBackground: true, reducedMotion: true },
      { firstRunSeen: true },
    ])
  })

  it('can each be skipped, and nothing is saved then but that they were seen', async () => {
    const { api, changeSettings, press } = open()
    for (let step = 0; step < 4; step++) await press('Skip this question')
    await screen.findByText('The end')
    expect(api.callsTo(SAVE)).toEqual([])
    expect(changeSettings.mock.calls).toEqual([[{ firstRunSeen: true }]])
  })

  it('can all be skipped at once', async () => {
    const { changeSettings, onSkipAll, press } = open()
    await press('Skip all questions')
    await waitFor(() => expect(onSkipAll).toHaveBeenCalled())
    expect(changeSettings.mock.calls).toEqual([[{ firstRunSeen: true }]])
  })

  it('show what was answered before, and go back without losing it', async () => {
    const { press } = open({ answers: { 2: 'A parent' } })
    expect(screen.getByRole('radio', { name: 'A parent' })).toHaveProperty('checked', true)
    await press('Next')
    await heading('What would you like to work on?')
    await press('Back')
    await heading('Who is using Wayfern?')
    expect(screen.getByRole('radio', { name: 'A parent' })).toHaveProperty('checked', true)
  })

  it('stay where they are when an answer could not be saved', async () => {
    const { user, press } = open({ saved: noConnection })
    await user.click(screen.getByRole('radio', { name: 'Me' }))
    await press('Next')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', false),
    )
    expect(screen.getByText('1 of 4')).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Me' })).toHaveProperty('checked', true)
  })
})
