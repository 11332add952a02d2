import { useEffect, useRef } from 'react'
import type { ApiProblem } from '../../platform/api-problem.ts'
import { problemText } from '../../platform/problem-texts.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadingLine } from '../../ui/loading-line.tsx'
import '../../ui/print-alone.css'
import { type RenderPictures, ReportSheet } from './report-sheet.tsx'
import { sharedReportTexts as texts } from './report-texts.ts'
import { useSharedReport } from './share-link-queries.ts'

function MissingToken() {
  return (
    <Card>
      <h1 className="mb-3 text-2xl">{texts.missingTitle}</h1>
      <p className="max-w-measure">{texts.missing}</p>
    </Card>
  )
}

/** The server does not tell these reasons apart, so that nobody learns whether a link ever was one. */
function EndedLink() {
  return (
    <Card>
      <div role="alert">
        <h1 className="mb-3 text-2xl">{texts.endedTitle}</h1>
        <p>{texts.ended}</p>
        <ul className="my-3 list-disc pl-6">
          {texts.endedReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="max-w-measure">{texts.endedNext}</p>
      </div>
    </Card>
  )
}

type FailedProps = { problem: ApiProblem; onTryAgain: () => Promise<unknown> }

function FailedToLoad({ problem, onTryAgain }: FailedProps) {
  return (
    <Card>
      <div role="alert">
        <h1 className="mb-3 text-2xl">{texts.failedTitle}</h1>
        <p className="mb-4 max-w-measure">
          {problem.code === 'network' ? texts.offline : problemText(problem).text}
        </p>
      </div>
      <ActionButton variant="primary" pendingText={texts.loading} action={onTryAgain}>
        {texts.tryAgain}
      </ActionButton>
    </Card>
  )
}

function ReportOfLink({ token, renderPictures }: { token: string; renderPictures: RenderPictures }) {
  const { data: report, error, refetch } = useSharedReport(token)
  const sheet = useRef<HTMLDivElement>(null)
  const isLoaded = report !== undefined
  useEffect(() => {
    // What was waited for is there. Whoever has gone to a link meanwhile is left there.
    if (isLoaded && document.activeElement === document.body) sheet.current?.querySelector('h1')?.focus()
  }, [isLoaded])

  if (report) {
    const print = (
      <Button variant="secondary" onClick={() => window.print()}>
        {texts.print}
      </Button>
    )
    return (
      <div data-print-alone ref={sheet}>
        <ReportSheet report={report} titleLevel={1} renderPictures={renderPictures} actions={print} />
      </div>
    )
  }
  if (!error) return <LoadingLine>{texts.loading}</LoadingLine>
  const problem = toApiProblem(error)
  if (problem.code === 'share-link-invalid' || problem.code === 'invalid-request') return <EndedLink />
  return <FailedToLoad problem={problem} onTryAgain={refetch} />
}

/** `/shared`: the report behind a link, for whoever has the link. It needs no session. */
export function SharedReportScreen(props: { token: string | null; renderPictures: RenderPictures }) {
  const { token, renderPictures } = props
  return token ? <ReportOfLink key={token} token={token} renderPictures={renderPictures} /> : <MissingToken />
}
