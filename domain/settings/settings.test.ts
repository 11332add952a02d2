import { describe, expect, it } from 'vitest'
import { completeSettings, settingsChange } from './contract.ts'
import { effectiveNotifications } from './effective-notifications.ts'
import { newsletterState } from './newsletter.ts'
import { isCountryCode, isTimeZone } from './places.ts'
import { defaultSettings } from './settings.ts'
import { parseUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts'

describe('the defaults', () => {
  it('are those of the specification', () => {
    expect(defaultSettings).toMatchObject({
      darkMode: false,
      highContrast: false,
      reducedMotion: false,
      largerText: false,
      notificationsEnabled: true,
      emailNotifications: true,
      dailyReminders: false,
      achievementNotifications: true,
      dataCollection: true,
      shareProgress: false,
      aiPersonalization: true,
      aiVoiceEnabled: false,
      aiResponseLength: 'balanced',
      newsletterEnabled: false,
      sensitiveContentWarnings: true,
    })
  })

  it('are those of the decisions where the specification is silent', () => {
    expect(defaultSettings).toMatchObject({
      plainBackground: false,
      gamificationEnabled: true,
      reminderTime: '18:00',
      timeZone: null,
      voiceRate: 1,
      country: null,
      companionPot: 'clay',
      companionLeaf: 'fern',
      firstRunSeen: false,
    })
  })

  it('are valid settings', () => expect(settingsChange.parse(defaultSettings)).toEqual(defaultSettings))
})

describe('a change of settings', () => {
  it.each([
    [{ reminderTime: '00:00' }],
    [{ reminderTime: '23:59' }],
    [{ timeZone: 'Europe/Zurich' }],
    [{ timeZone: 'America/Argentina/Buenos_Aires' }],
    [{ timeZone: 'Etc/GMT+5' }],
    [{ timeZone: null }],
    [{ voiceRate: 0.5 }],
    [{ voiceRate: 2 }],
    [{ aiResponseLength: 'concise' }],
    [{ aiResponseLength: 'detailed' }],
    [{ country: 'GB' }],
    [{ country: null }],
    [{}],
  ])('may be %j', (change) => expect(settingsChange.parse(change)).toEqual(change))

  it.each([
    [{ darkMode: 'yes' }, 'darkMode'],
    [{ darkMode: null }, 'darkMode'],
    [{ reminderTime: '24:00' }, 'reminderTime'],
    [{ reminderTime: '7:30' }, 'reminderTime'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: '+02:00' }, 'timeZone'],
    [{ timeZone: '../../etc/passwd' }, 'timeZone'],
    [{ voiceRate: 0.49 }, 'voiceRate'],
    [{ voiceRate: 2.01 }, 'voiceRate'],
    [{ voiceRate: Number.NaN }, 'voiceRate'],
    [{ aiResponseLength: 'endless' }, 'aiResponseLength'],
    [{ country: 'us' }, 'country'],
    [{ country: 'XQ' }, 'country'],
    [{ country: 'ZZ' }, 'country'],
    [{ country: 'EU' }, 'country'],
    [{ isOperator: true }, ''],
  ])('may not be %j', (change, path) => {
    expect(settingsChange.safeParse(change).error?.issues[0]?.path.join('.')).toBe(path)
  })
})

describe('completing what a user changed', () => {
  it('fills in the defaults', () => {
    expect(completeSettings({ darkMode: true })).toEqual({ ...defaultSettings, darkMode: true })
  })

  it('takes the default for a value or a name that this version does not know', () => {
    expect(completeSettings({ aiResponseLength: 'endless', timeZone: 'Mars/Olympus', gone: 1 })).toEqual(
      defaultSettings,
    )
  })
})

describe('the effect of the notification switches', () => {
  const all = {
    notificationsEnabled: true,
    emailNotifications: true,
    dailyReminders: true,
    achievementNotifications: true,
  }
  it.each([
    [{}, { email: true, dailyReminders: true, achievements: true }],
    [{ notificationsEnabled: false }, { email: false, dailyReminders: false, achievements: false }],
    [{ emailNotifications: false }, { email: false, dailyReminders: false, achievements: true }],
    [{ dailyReminders: false }, { email: true, dailyReminders: false, achievements: true }],
    [{ achievementNotifications: false }, { email: true, dailyReminders: true, achievements: false }],
  ])('with %j is %j', (switches, effect) => {
    expect(effectiveNotifications({ ...all, ...switches })).toEqual(effect)
  })
})

it.each([
  [false, false, 'off'],
  [false, true, 'off'],
  [true, false, 'waiting'],
  [true, true, 'confirmed'],
])('a newsletter wished for: %s, confirmed: %s, is %s', (newsletterEnabled, isConfirmed, state) => {
  expect(newsletterState({ newsletterEnabled }, isConfirmed)).toBe(state)
})

describe('places', () => {
  it.each(['UTC', 'Europe/Zurich', 'Asia/Kolkata'])('%s is a time zone', (name) =>
    expect(isTimeZone(name)).toBe(true))
  it.each(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'CH'])('%s is a country', (code) =>
    expect(isCountryCode(code)).toBe(true))
})

describe('the token of an unsubscribe link', () => {
  it.each(['reminders', 'newsletter'] as const)('says that it ends the %s', (list) => {
    expect(parseUnsubscribeToken(unsubscribeToken(list, 'abc-_9'))).toEqual({ list, userToken: 'abc-_9' })
  })

  it.each(['', 'abc', 'x-abc', 'r-', 'r-a b', 'r-a=='])('is not %j', (token) => {
    expect(parseUnsubscribeToken(token)).toBeNull()
  })
})
