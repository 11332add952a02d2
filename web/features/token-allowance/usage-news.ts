import { isLowOnTokens } from '#domain/token-allowance/allowance.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { createEmitter } from '../../platform/create-emitter.ts'
import { toast } from '../../ui/toast.ts'
import { tokenAllowanceTexts } from './texts.ts'

const news = createEmitter<TokenUsageReply>()

/** Calls `listener` whenever a reply told what is left of the allowance. */
export const listenForUsage = news.listen

/**
 * Passes on what is left after a reply, and warns below 1,000 tokens (specification, section 8). The chat calls it
 * without knowing the token card, which may not be on the page.
 */
export function announceUsage(usage: TokenUsageReply): void {
  news.emit(usage)
  if (!isLowOnTokens(usage.remaining)) return
  toast({
    title: tokenAllowanceTexts.lowTitle,
    description: tokenAllowanceTexts.low(usage.remaining),
    variant: 'default',
  })
}
