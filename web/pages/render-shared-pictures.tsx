import { Suspense } from 'react'
import { moduleTitle } from '../features/coaching/module/module-title.ts'
import type { RenderPictures } from '../features/sharing/report-sheet.tsx'
import { sharedReportTexts as texts } from '../features/sharing/report-texts.ts'
import { loadPart } from '../platform/load-part.tsx'
import { LoadingLine } from '../ui/loading-line.tsx'
import { PartNotLoaded } from '../ui/part-not-loaded.tsx'

/** The pictures come after the words of a report: most people who open the settings never draw one. */
const SharedReportPictures = loadPart(
  () =>
    import('../features/progress/report/shared-report-pictures.tsx').then(
      (part) => part.SharedReportPictures,
    ),
  PartNotLoaded,
)

/** The pictures of a shared report, for its preview and for its recipient alike. */
export const renderSharedPictures: RenderPictures = (report, headingLevel, below) => (
  <Suspense fallback={<LoadingLine>{texts.drawing}</LoadingLine>}>
    <SharedReportPictures report={report} titleOf={moduleTitle} headingLevel={headingLevel} />
    {below}
  </Suspense>
)
