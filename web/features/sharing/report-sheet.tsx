import type { ReactNode } from 'react'
import type { SharedReport } from '#domain/sharing/shared-report.ts'
import { longMoment } from '../../platform/long-moment.ts'
import { shortDay } from '../../platform/short-day.ts'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { shareItemNames, sharedReportTexts as texts } from './report-texts.ts'

/** Draws the items of a report; handed in by the page. Their headings have the given level. */
export type RenderPictures = (report: SharedReport, headingLevel: 2 | 3) => ReactNode

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

/**
 * A shared report: who shares what with whom until when, and what was picked. The preview and the recipient's page
 * both show this.
 */
export function ReportSheet({ report, titleLevel, renderPictures, actions }: ReportSheetProps) {
  const Title = `h${titleLevel}` as const
  return (
    <article className="flex flex-col gap-6">
      <header>
        <Title tabIndex={-1} className="text-2xl wrap-anywhere">
          {texts.title(report.sharedBy || texts.noName)}
        </Title>
        <p className="mt-2 max-w-measure text-ink-soft">{texts.intro}</p>
        {actions && <div className="mt-4 print:hidden">{actions}</div>}
      </header>
      <Card>
        <FactList
          facts={factsOf(report)}
          className="grid gap-4 sm:grid-cols-2"
          valueClass="font-heading wrap-anywhere"
        />
        <p className="mt-4 max-w-measure">{texts.noConversations}</p>
        <p className="mt-2 max-w-measure">{texts.viewNoted}</p>
      </Card>
      {renderPictures(report, titleLevel === 1 ? 2 : 3)}
    </article>
  )
}
