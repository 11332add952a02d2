import type { Day } from './read-days.ts'

const slot = /\[([^[\]]*)\]/g

/** "on tomorrow" and "by at 3" are nothing that anybody says. */
function withDay(words: string, { text, takesOn }: Day): string {
  const said = /\b(?:by|from|before) \{day\}/.test(words) ? text.replace(/^at /, '') : text
  return words.replace(takesOn ? '' : /\bon (?=\{day\})/, '').replace('{day}', said)
}

function fill(words: string, { name, day }: KnownFacts): string {
  if (words.includes('{name}')) return name === undefined ? '' : words.replace('{name}', name)
  if (words.includes('{day}')) return day === undefined ? '' : withDay(words, day)
  return words
}

export type KnownFacts = { name?: string; day?: Day }

/**
 * A sentence to say with what is known put in: `[{name}, ]can we talk[ on {day}]?` Brackets of what is not known go
 * with all that stands in them, and the first letter is raised.
 */
export function fillSlots(words: string, facts: KnownFacts): string {
  const filled = words
    .replace(slot, (_, inside: string) => fill(inside, facts))
    .replace(/ {2,}/g, ' ')
    .trim()
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
