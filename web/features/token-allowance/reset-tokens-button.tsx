import { useState } from 'react'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { shortDate } from './short-date.ts'
import { tokenAllowanceTexts as texts } from './texts.ts'
import { announceUsage } from './usage-news.ts'

function failureToast(error: unknown) {
  const { code, data } = toApiProblem(error)
  const isRefused = code === 'token-reset-not-due' && typeof data.resetDate === 'string'
  return isRefused ? texts.resetNotDue(shortDate(data.resetDate as string)) : texts.resetFailure
}

/** Asks for a reset of one's own usage; the server decides (decisions, "Who may reset tokens"). */
export function ResetTokensButton() {
  const [isResetting, setResetting] = useState(false)

  async function reset() {
    setResetting(true)
    try {
      announceUsage(await callApi<TokenUsageReply>('/reset-token-usage', { method: 'POST' }))
      toast(texts.resetDone)
    } catch (error) {
      toast({ ...failureToast(error), variant: 'destructive' })
    } finally {
      setResetting(false)
    }
  }
  return (
    <Button variant="secondary" pending={isResetting} pendingText={texts.resetting} onClick={reset}>
      {texts.reset}
    </Button>
  )
}
