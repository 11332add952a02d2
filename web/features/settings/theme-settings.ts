import type { Settings } from '#domain/settings/settings.ts'
import type { Theme } from '../../platform/theme.ts'

export type ThemeSetting = 'darkMode' | 'highContrast' | 'reducedMotion' | 'largerText' | 'plainBackground'

/** The part of the theme that each setting switches, and its two values. */
export const themeSettings = {
  darkMode: { key: 'theme', on: 'dark', off: 'light' },
  highContrast: { key: 'contrast', on: 'high', off: 'standard' },
  reducedMotion: { key: 'motion', on: 'reduced', off: 'standard' },
  largerText: { key: 'text', on: 'larger', off: 'standard' },
  plainBackground: { key: 'background', on: 'plain', off: 'gradient' },
} as const satisfies Record<ThemeSetting, { key: keyof Theme; on: string; off: string }>

/** The theme that the settings of the account ask for. */
export function themeOf(settings: Pick<Settings, ThemeSetting>): Theme {
  const parts = Object.entries(themeSettings).map(([name, { key, on, off }]) => [
    key,
    settings[name as ThemeSetting] ? on : off,
  ])
  return Object.fromEntries(parts) as Theme
}
