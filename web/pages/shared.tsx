import { PublicHeader } from '../features/marketing/public-header.tsx'
import { sharedReportTexts as texts } from '../features/sharing/report-texts.ts'
import { SharedReportScreen } from '../features/sharing/shared-report-screen.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { useFragmentToken } from '../platform/use-fragment-token.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { renderSharedPictures } from './render-shared-pictures.tsx'

/** The server says the same in a header, for those that run no script. */
export const meta = () => [...pageTitle(texts.pageTitle), { name: 'robots', content: 'noindex' }]

export default function SharedPage() {
  const token = useFragmentToken()
  return (
    <>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-4xl px-4 pt-2 pb-16 sm:px-8">
        <SharedReportScreen token={token} renderPictures={renderSharedPictures} />
      </main>
    </>
  )
}
