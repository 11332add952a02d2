import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { tokenBarPercent } from '#domain/token-allowance/allowance.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'
import { loadPart } from '../../platform/load-part.tsx'
import { queryClient } from '../../platform/query-client.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { LoadingLine } from '../../ui/loading-line.tsx'
import { PartNotLoaded } from '../../ui/part-not-loaded.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { toast } from '../../ui/toast.ts'
import { shortDate } from './short-date.ts'
import { tokenAllowanceTexts as texts } from './texts.ts'
import { useTokenUsage } from './use-token-usage.ts'

const TokenCounter = loadPart(
  () => import('./token-counter.tsx').then((part) => part.TokenCounter),
  PartNotLoaded,
)

function UsageFigures({ usage }: { usage: TokenUsageReply }) {
  const figures = [
    [texts.used, texts.tokens(usage.tokensUsed)],
    [texts.limit, texts.tokens(usage.tokenLimit)],
    [texts.remaining, texts.tokens(usage.remaining)],
    [texts.resetDate, shortDate(usage.resetDate)],
  ]
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {figures.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-heading tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Want of a session is told by the reading itself. */
function tellFailure({ code }: ApiProblem) {
  if (code !== 'unauthenticated') toast({ ...texts.refreshFailure, variant: 'destructive' })
}

function UsageCard() {
  const { usage, error, refresh } = useTokenUsage()
  const refreshButton = (
    <ActionButton pendingText={texts.refreshing} action={refresh} onProblem={tellFailure}>
      {usage ? texts.refresh : texts.tryAgain}
    </ActionButton>
  )
  if (!usage && !error) return <LoadingLine>{texts.loading}</LoadingLine>
  if (!usage) {
    const isUnanswered = toApiProblem(error).code === 'network'
    return (
      <Banner variant="danger" title={texts.errorTitle} action={refreshButton}>
        {isUnanswered ? texts.errorUnanswered : texts.errorRefused}
      </Banner>
    )
  }
  const percent = tokenBarPercent(usage.tokensUsed, usage.tokenLimit)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-40 flex-1">
          <ProgressBar label={texts.barLabel} percent={percent} valueText={texts.barValue(percent)} />
        </div>
        {refreshButton}
      </div>
      <div className="mt-1">
        <Collapsible
          isQuiet
          heading={<UsageFigures usage={usage} />}
          showText={texts.showCounter}
          hideText={texts.hideCounter}
        >
          <h3 className="mb-1 text-base">{texts.counterHeading}</h3>
          <p className="mb-4 max-w-measure text-sm text-ink-soft">{texts.explanation}</p>
          <Suspense>
            <TokenCounter />
          </Suspense>
        </Collapsible>
      </div>
    </>
  )
}

/** How much of the month's tokens is used and when they are reset (specification, section 2, "AI assistant page"). */
export function TokenUsageCard() {
  return (
    <QueryClientProvider client={queryClient}>
      <section
        aria-labelledby="token-usage"
        className="rounded-card border border-line-soft bg-card px-4 pt-3 pb-2 shadow-card lg:flex lg:gap-6"
      >
        <h2 id="token-usage" tabIndex={-1} className="mb-2 shrink-0 text-base leading-snug lg:pt-2">
          {texts.heading}
        </h2>
        <div className="min-w-0 flex-1">
          <UsageCard />
        </div>
      </section>
    </QueryClientProvider>
  )
}
