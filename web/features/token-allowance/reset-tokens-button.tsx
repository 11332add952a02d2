import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'
import { callApi } from '../../platform/call-api.ts'
import { toastFailure } from '../../platform/toast-problem.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { toast } from '../../ui/toast.ts'
import { shortDate } from './short-date.ts'
import { tokenAllowanceTexts as texts } from './texts.ts'
import { announceUsage } from './usage-news.ts'

function failureText({ code, data }: ApiProblem) {
  const isRefused = code === 'token-reset-not-due' && typeof data.resetDate === 'string'
  return isRefused ? texts.resetNotDue(shortDate(data.resetDate as string)) : texts.resetFailure
}

async function reset() {
  announceUsage(await callApi<TokenUsageReply>('/reset-token-usage', { method: 'POST' }))
  toast(texts.resetDone)
}

/** Asks for a reset of one's own usage; the server decides (decisions, "Who may reset tokens"). */
export function ResetTokensButton() {
  return (
    <ActionButton
      pendingText={texts.resetting}
      action={reset}
      onProblem={(problem) => toastFailure(problem, failureText(problem))}
    >
      {texts.reset}
    </ActionButton>
  )
}
