import type { SharedReport } from '#domain/sharing/shared-report.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import '../../ui/print-alone.css'
import { type RenderPictures, ReportSheet } from './report-sheet.tsx'
import { StepHeading } from './step-heading.tsx'
import { sharePreviewTexts as texts } from './texts.ts'

type SharePreviewProps = {
  report: SharedReport
  isMaking: boolean
  renderPictures: RenderPictures
  onMake: () => void
  onChange: () => void
}

/** The report as its recipient will see it, before anybody can. */
export function SharePreview({ report, isMaking, renderPictures, onMake, onChange }: SharePreviewProps) {
  return (
    <section aria-labelledby="share-preview" className="flex flex-col gap-4">
      <StepHeading id="share-preview">{texts.heading(report.recipient)}</StepHeading>
      <Banner>{texts.notYet}</Banner>
      <div data-print-alone className="rounded-card border border-line p-4 sm:p-6 print:border-0 print:p-0">
        <ReportSheet report={report} titleLevel={2} renderPictures={renderPictures} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button pending={isMaking} pendingText={texts.making} onClick={onMake}>
          {texts.make}
        </Button>
        <Button variant="secondary" disabled={isMaking} onClick={onChange}>
          {texts.change}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </section>
  )
}
