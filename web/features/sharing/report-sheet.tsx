import type { ReactNode } from 'react'
import type { SharedReport } from '#domain/sharing/shared-report.ts'
import { longMoment } from '../../platform/long-moment.ts'
import { shortDay } from '../../platform/short-day.ts'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { shareItemNames, sharedReportTexts as texts } from './report-texts.ts'

/**
 * Draws the items of a report; handed in by the page. Their headings have the given level. What stands below them comes
 * with them, so that they push nothing down.
 */
export type RenderPictures = (report: SharedReport, headingLevel: 2 | 3, below: ReactNode) => ReactNode

type ReportSheetProps = {
  report: SharedReport
  /** 1 on the recipient's own page, 2 in a preview. */
  titleLevel: 1 | 2
  renderPictures: RenderPictures
  /** What can be done with the report; not on paper. */
  actions?: ReactNode
}

function factsOf(report: SharedReport): [string, ReactNode][] {
  const items = (
    <ul className="list-disc pl-5">
      {report.items.map((item) => (
        <li key={item}>{shareItemNames[item]}</li>
      ))}
    </ul>
  )
  return [
    [texts.sharedBy, report.sharedBy || texts.noName],
    [texts.recipient, report.recipient],
    [texts.period, texts.days(shortDay(report.from), shortDay(report.to), report.timeZone)],
    [texts.madeAt, longMoment(report.madeAt)],
    [texts.expiresAt, longMoment(report.expiresAt)],
    [texts.items, items],
  ]
}

/** Who shares what with whom until when. */
function Facts({ report, headingLevel }: { report: SharedReport; headingLevel: 2 | 3 }) {
  return (
    <Card heading={texts.about} headingLevel={headingLevel}>
      <FactList
        facts={factsOf(report)}
        className="grid gap-x-8 gap-y-4 *:min-w-0 sm:grid-cols-2"
        valueClass="wrap-anywhere"
      />
      <p className="mt-5 max-w-measure text-sm text-ink-soft">
        {texts.noConversations} {texts.viewNoted}
      </p>
    </Card>
  )
}

/**
 * A shared report: who shares what with whom until when, and what was picked. The preview and the recipient's page
 * both show this.
 */
export function ReportSheet({ report, titleLevel, renderPictures, actions }: ReportSheetProps) {
  const Title = `h${titleLevel}` as const
  const partLevel = titleLevel === 1 ? 2 : 3
  const { sharedBy, recipient, from, to } = report
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <Title
            tabIndex={-1}
            className={titleLevel === 1 ? 'text-2xl wrap-anywhere sm:text-3xl' : 'text-2xl wrap-anywhere'}
          >
            {texts.title(sharedBy || texts.noName)}
          </Title>
          <p className="mt-1 text-lg wrap-anywhere max-sm:text-base">
            {texts.lead(recipient, shortDay(from), shortDay(to))}
          </p>
          <p className="mt-2 max-w-measure text-ink-soft">{texts.intro}</p>
        </div>
        {actions && <div className="print:hidden">{actions}</div>}
      </header>
      {renderPictures(report, partLevel, <Facts report={report} headingLevel={partLevel} />)}
    </article>
  )
}
