import { connection } from '../../platform/offline/connection.ts'
import { adoptTheme } from '../../platform/theme.ts'
import { toastProblem } from '../../platform/toast-problem.ts'
import { toast } from '../../ui/toast.ts'
import { settingsApi } from './settings-api.ts'
import { SettingsStore } from './settings-store.ts'
import { themeOf } from './theme-settings.ts'
import { settingsToasts } from './toast-texts.ts'

/** The settings are kept then all the same; only the mail that confirms the newsletter was not sent. */
const mailProblems: readonly string[] = ['mail-unavailable', 'rate-limited']

/** The page's one set of settings. */
export const ownSettings = new SettingsStore({
  api: settingsApi,
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
  onLoadFailure() {
    if (connection.hasNetwork()) toast({ ...settingsToasts.loadFailure, variant: 'destructive' })
  },
  onSaved: () => toast(settingsToasts.saved),
  onSaveFailure(problem) {
    if (mailProblems.includes(problem.code)) toastProblem(problem)
    else toast({ ...settingsToasts.saveFailure, variant: 'destructive' })
  },
})

ownSettings.subscribe(({ settings }) => {
  if (settings) adoptTheme(themeOf(settings))
})
