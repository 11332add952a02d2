import type { TokenUsage } from '#domain/token-allowance/allowance.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'

/** The wire form of a usage view. */
export function presentUsage(usage: TokenUsage): TokenUsageReply {
  return { ...usage, resetDate: usage.resetDate.toISOString() }
}
