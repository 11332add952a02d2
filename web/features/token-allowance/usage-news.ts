import { isLowOnTokens } from '#domain/token-allowance/allowance.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { toast } from '../../ui/toast.ts'
import { tokenAllowanceTexts } from './texts.ts'

const listeners = new Set<(usage: TokenUsageReply) => void>()

/** Calls `listener` whenever a reply told what is left of the allowance. */
export function listenForUsage(listener: (usage: TokenUsageReply) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Passes on what is left after a reply, and warns below 1,000 tokens (specification, section 8). The chat calls it
 * without knowing the token card, which may not be on the page.
 */
export function announceUsage(usage: TokenUsageReply): void {
  for (const listener of listeners) listener(usage)
  if (!isLowOnTokens(usage.remaining)) return
  toast({
    title: tokenAllowanceTexts.lowTitle,
    description: tokenAllowanceTexts.low(usage.remaining),
    variant: 'default',
  })
}
