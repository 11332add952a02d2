import { sharedReportTexts as texts } from '../features/sharing/report-texts.ts'
import { SharedFrame } from '../features/sharing/shared-frame.tsx'
import { SharedReportScreen } from '../features/sharing/shared-report-screen.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { useFragmentToken } from '../platform/use-fragment-token.ts'
import { renderSharedPictures } from './render-shared-pictures.tsx'

/** The server says the same in a header, for those that run no script. */
export const meta = () => [...pageTitle(texts.pageTitle), { name: 'robots', content: 'noindex' }]

export default function SharedPage() {
  const token = useFragmentToken()
  return (
    <SharedFrame>
      <SharedReportScreen token={token} renderPictures={renderSharedPictures} />
    </SharedFrame>
  )
}
