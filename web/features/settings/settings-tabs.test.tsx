// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentMatters } from '#domain/coaching/content-notes.ts'
import type { NewsletterState } from '#domain/settings/newsletter.ts'
import { defaultSettings, type Settings } from '#domain/settings/settings.ts'
import { announceDataChange } from '#web/platform/data-changes.ts'
import { changeTheme } from '#web/platform/theme.ts'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { toastStore } from '#web/ui/toast.ts'
import { SettingsTabs } from './settings-tabs.tsx'
import { useSettingsTracking } from './use-settings-tracking.ts'

const READ = 'GET /api/settings'
const CHANGE = 'PATCH /api/settings'
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

const reply = (settings: Partial<Settings> = {}, newsletter: NewsletterState = 'off', version = 1) => ({
  settings: { ...defaultSettings, timeZone, ...settings },
  version,
  newsletter,
})
const toggle = (name: string) => screen.findByRole<HTMLButtonElement>('switch', { name })
const isOn = async (name: string) => (await toggle(name)).getAttribute('aria-checked') === 'true'
const shownToast = () => toastStore.getState().shown
const savedToast = {
  title: 'Settings saved',
  description: 'Your settings have been updated successfully.',
  variant: 'success',
}

function open(tab: string | null, answers: Record<string, unknown> = {}) {
  const api = fakeApi({ [READ]: reply(), ...answers })
  const onSettings = vi.fn()
  function Page() {
    const [shownTab, setShownTab] = useState(tab)
    useSettingsTracking('u1', onSettings)
    return (
      <SettingsTabs
        tab={shownTab}
        onTabChange={setShownTab}
        email="ada@example.org"
        account={<p>The account</p>}
        sharing={<p>The sharing</p>}
        voiceSample={<p>The sample</p>}
      />
    )
  }
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  const changes = () => api.callsTo(CHANGE).map(({ body }) => body)
  return { api, changes, onSettings, user: userEvent.setup() }
}

beforeEach(() => {
  localStorage.clear()
  changeTheme({
    theme: 'light',
    contrast: 'standard',
    motion: 'standard',
    text: 'standard',
    background: 'gradient',
  })
})
afterEach(leaveNothing)

describe('the settings page', () => {
  it('has four visible tabs and says that it is loading', async () => {
    open(null)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Appearance',
      'Notifications',
      'Privacy',
      'Account',
    ])
    expect(screen.getByText('Loading settings...')).toBeTruthy()
    await toggle('Dark mode')
  })

  it('opens the AI Companion by the address alone, and the first tab by an unknown one', async () => {
    open('ai')
    await screen.findByRole('heading', { name: 'Length of replies' })
    expect(screen.getByRole('tabpanel', { name: 'AI Companion' })).toBeTruthy()
    cleanup()
    open('unknown')
    await toggle('Dark mode')
  })

  it('keeps the AI Companion open while the keyboard passes the tabs, which open by Enter', async () => {
    const { user } = open('ai')
    await screen.findByRole('radio', { name: 'Balanced' })
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Appearance' }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'AI Companion' }))
    await user.tab({ shift: true })
    await user.keyboard('{Enter}')
    await toggle('Dark mode')
  })

  it('says when the settings could not be loaded; the account works all the same', async () => {
    const { api, user } = open(null, { [READ]: noConnection })
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to load your settings.',
        variant: 'destructive',
      }),
    )
    await user.click(screen.getByRole('tab', { name: 'Account' }))
    expect(screen.getByText('The account')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Privacy' }))
    api.answer(READ, reply())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await toggle('Data collection')
  })

  it('follows another device', async () => {
    const { api, onSettings } = open(null)
    await toggle('Dark mode')
    api.answer(READ, reply({ largerText: true, gamificationEnabled: false }, 'off', 2))
    act(() => announceDataChange('settings'))
    await waitFor(async () => expect(await isOn('Larger text')).toBe(true))
    expect(document.documentElement.dataset.text).toBe('larger')
    expect(onSettings).toHaveBeenLastCalledWith(expect.objectContaining({ gamificationEnabled: false }))
  })
})

describe('each switch is saved and told', () => {
  it.each([
    ['appearance', 'Dark mode', 'darkMode', false],
    ['appearance', 'High contrast', 'highContrast', false],
    ['appearance', 'Reduced motion', 'reducedMotion', false],
    ['appearance', 'Larger text', 'largerText', false],
    ['appearance', 'Plain background', 'plainBackground', false],
    ['appearance', 'Game elements', 'gamificationEnabled', true],
    ['notifications', 'Notifications', 'notificationsEnabled', true],
    ['notifications', 'Email notifications', 'emailNotifications', true],
    ['notifications', 'Daily reminders', 'dailyReminders', false],
    ['notifications', 'Achievement notifications', 'achievementNotifications', true],
    ['notifications', 'Newsletter', 'newsletterEnabled', false],
    ['privacy', 'Data collection', 'dataCollection', true],
    ['privacy', 'Share Progress with Healthcare Provider', 'shareProgress', false],
    ['privacy', 'Content warnings', 'sensitiveContentWarnings', true],
    ['ai', 'Personalization', 'aiPersonalization', true],
    ['ai', 'Read replies aloud', 'aiVoiceEnabled', false],
  ])('%s: %s', async (tab, label, name, byDefault) => {
    const { changes, user } = open(tab, { [CHANGE]: reply({ [name]: !byDefault }, 'off', 2) })
    expect(await isOn(label)).toBe(byDefault)
    await user.click(await toggle(label))
    expect(await isOn(label)).toBe(!byDefault)
    expect(changes()).toEqual([{ [name]: !byDefault }])
    await waitFor(() => expect(shownToast()).toMatchObject(savedToast))
  })
})

describe('the appearance', () => {
  it.each([
    ['Dark mode', 'theme', 'dark'],
    ['High contrast', 'contrast', 'high'],
    ['Reduced motion', 'motion', 'reduced'],
    ['Larger text', 'text', 'larger'],
    ['Plain background', 'background', 'plain'],
  ])('%s is applied before it is saved, and kept for the next first paint', async (label, key, on) => {
    const { user } = open(null, { [CHANGE]: new Promise(() => {}) })
    await user.click(await toggle(label))
    expect(document.documentElement.dataset[key]).toBe(on)
    expect(JSON.parse(localStorage.getItem('wayfern.look') ?? '{}')[key]).toBe(on)
  })

  it('is taken back when it could not be saved', async () => {
    const { user } = open(null, { [CHANGE]: refusal('database-unavailable') })
    await user.click(await toggle('Dark mode'))
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to save your settings.',
        variant: 'destructive',
      }),
    )
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(await isOn('Dark mode')).toBe(false)
  })
})

describe('notifications', () => {
  it('the three below the main switch cannot be changed while it is off, and keep their values', async () => {
    open('notifications', { [READ]: reply({ notificationsEnabled: false, dailyReminders: true }) })
    for (const label of ['Email notifications', 'Daily reminders', 'Achievement notifications']) {
      expect((await toggle(label)).disabled).toBe(true)
      expect(await isOn(label)).toBe(true)
    }
    expect(screen.getByLabelText('Time of the reminder')).toHaveProperty('disabled', true)
    expect((await toggle('Newsletter')).disabled).toBe(false)
  })

  it('the time of the reminder is saved once, on leaving its field', async () => {
    const { changes } = open('notifications', {
      [READ]: reply({ dailyReminders: true }),
      [CHANGE]: reply({ dailyReminders: true, reminderTime: '07:30' }, 'off', 2),
    })
    const field = await screen.findByLabelText('Time of the reminder')
    expect(field).toHaveProperty('value', '18:00')
    fireEvent.change(field, { target: { value: '07:00' } })
    fireEvent.change(field, { target: { value: '07:30' } })
    expect(changes()).toEqual([])
    fireEvent.blur(field)
    expect(changes()).toEqual([{ reminderTime: '07:30' }])
    await waitFor(() => expect(field).toHaveProperty('value', '07:30'))
  })

  it('an emptied time is put back', async () => {
    const { changes } = open('notifications', { [READ]: reply({ dailyReminders: true }) })
    const field = await screen.findByLabelText('Time of the reminder')
    fireEvent.change(field, { target: { value: '' } })
    fireEvent.blur(field)
    expect(changes()).toEqual([])
    expect(field).toHaveProperty('value', '18:00')
  })

  it('says that reminders need e-mail', async () => {
    open('notifications', { [READ]: reply({ dailyReminders: true, emailNotifications: false }) })
    await screen.findByText(/Daily reminders come by email/)
  })
})

describe('the newsletter', () => {
  const wished = { newsletterEnabled: true }

  it('waits for the link in the mail, which can be sent again', async () => {
    const again = 'POST /api/settings/newsletter-confirmation'
    const { api, user } = open('notifications', {
      [READ]: reply(wished, 'waiting'),
      [again]: new Response(null, { status: 202 }),
    })
    await screen.findByText(/We sent an email to ada@example.org/)
    await user.click(screen.getByRole('button', { name: 'Send the email again' }))
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Email sent', variant: 'success' }))
    expect(api.callsTo(again)).toHaveLength(1)
  })

  it('says when it is confirmed', async () => {
    open('notifications', { [READ]: reply(wished, 'confirmed') })
    await screen.findByText(/You have confirmed the newsletter/)
  })

  it('stays wished for when only its mail could not be sent', async () => {
    const { user } = open('notifications', {
      [READ]: [reply(), reply(wished, 'waiting', 2)],
      [CHANGE]: refusal('mail-unavailable'),
    })
    await user.click(await toggle('Newsletter'))
    await screen.findByText('Not confirmed yet')
    expect(await isOn('Newsletter')).toBe(true)
    expect(shownToast()?.description).toMatch(/email could not be sent/)
  })
})

describe('privacy', () => {
  it('has what is shared beside its switch, and says what switching it off does', async () => {
    open('privacy')
    await toggle('Share Progress with Healthcare Provider')
    expect(screen.getByText('The sharing')).toBeTruthy()
    expect(screen.getByText(/all your links stop working at once/)).toBeTruthy()
  })

  it('says what content warnings do on and off, with every matter by name', async () => {
    open('privacy')
    await toggle('Content warnings')
    expect(
      screen.getByText(/begins with one sentence that names the matter\. Such a card stays/),
    ).toBeTruthy()
    const details = screen.getByText(/^The matters are violence, abuse, /).textContent
    for (const matter of contentMatters) expect(details).toContain(matter)
    expect(details).toContain('Off: no such sentence, and all cards are open.')
  })

  it('saves the country of the help lines, and none', async () => {
    const { changes, user } = open('privacy', {
      [CHANGE]: [reply({ country: 'IE' }, 'off', 2), reply({ country: null }, 'off', 3)],
    })
    const select = await screen.findByRole('combobox', { name: 'Your country' })
    const names = within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names[0]).toBe('International (no country)')
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['United States', 'United Kingdom', 'Ireland', 'Canada']))
    await user.selectOptions(select, 'Ireland')
    await user.selectOptions(select, 'International (no country)')
    expect(changes()).toEqual([{ country: 'IE' }, { country: null }])
  })
})

describe('the AI Companion', () => {
  it('saves the length of replies', async () => {
    const { changes, user } = open('ai', { [CHANGE]: reply({ aiResponseLength: 'concise' }, 'off', 2) })
    expect(await screen.findByRole('radio', { name: 'Balanced' })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('radio', { name: 'Concise' }))
    expect(changes()).toEqual([{ aiResponseLength: 'concise' }])
    expect(screen.getByRole('radio', { name: 'Concise' })).toHaveProperty('checked', true)
  })

  it('offers the speed of the voice, and a sample, while reading aloud is on', async () => {
    const { changes, user } = open('ai', {
      [READ]: reply({ aiVoiceEnabled: true }),
      [CHANGE]: reply({ aiVoiceEnabled: true, voiceRate: 0.75 }, 'off', 2),
    })
    const rate = await screen.findByRole('combobox', { name: 'Speed of the voice' })
    expect(screen.getByText('The sample')).toBeTruthy()
    await user.selectOptions(rate, '0.75 times the usual speed')
    expect(changes()).toEqual([{ voiceRate: 0.75 }])
  })
})
