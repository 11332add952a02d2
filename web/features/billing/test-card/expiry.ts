export type ExpiryProblem = 'wrong' | 'past'

/** What is wrong with an expiry date typed as MM/YY, or null. A card is good until the end of its month. */
export function findExpiryProblem(typed: string, now: Date): ExpiryProblem | null {
  const match = /^(0?[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(typed.trim())
  if (!match) return 'wrong'
  const month = Number(match[1])
  const year = 2000 + Number(match[2])
  const isPast = year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
  return isPast ? 'past' : null
}
