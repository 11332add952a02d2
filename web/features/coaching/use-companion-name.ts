const FALLBACK_NAME = 'AI Assistant'

/** The companion's name (specification, section 4: the chosen one, else 'AI Assistant'). */
export function useCompanionName(): string {
  return FALLBACK_NAME
}

/** Puts the companion's name where the content says `{companionName}`. */
export function withCompanionName(text: string, companionName: string): string {
  return text.replaceAll('{companionName}', companionName)
}
