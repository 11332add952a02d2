import type { Settings } from '#domain/settings/settings.ts'
import type { Look } from '../../platform/look.ts'

export type LookSetting = 'darkMode' | 'highContrast' | 'reducedMotion' | 'largerText' | 'plainBackground'

/** The part of the look that each setting switches, and its two values. */
export const lookSettings = {
  darkMode: { key: 'theme', on: 'dark', off: 'light' },
  highContrast: { key: 'contrast', on: 'high', off: 'standard' },
  reducedMotion: { key: 'motion', on: 'reduced', off: 'standard' },
  largerText: { key: 'text', on: 'larger', off: 'standard' },
  plainBackground: { key: 'background', on: 'plain', off: 'gradient' },
} as const satisfies Record<LookSetting, { key: keyof Look; on: string; off: string }>

/** The look that the settings of the account ask for. */
export function lookOf(settings: Pick<Settings, LookSetting>): Look {
  const parts = Object.entries(lookSettings).map(([name, { key, on, off }]) => [
    key,
    settings[name as LookSetting] ? on : off,
  ])
  return Object.fromEntries(parts) as Look
}
