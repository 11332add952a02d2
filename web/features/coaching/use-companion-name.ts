import { useSyncExternalStore } from 'react'
import { readCompanionName, subscribeToCompanionName } from './companion-name-store.ts'

/** The companion's name, on all open pages at once as soon as it is changed on one. */
export function useCompanionName(): string {
  return useSyncExternalStore(subscribeToCompanionName, readCompanionName, readCompanionName)
}

/** Puts the companion's name where the content says `{companionName}`. */
export function withCompanionName(text: string, companionName: string): string {
  return text.replaceAll('{companionName}', companionName)
}
