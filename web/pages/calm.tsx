import { useLocation, useNavigate } from 'react-router'
import { CalmScreen } from '../features/calm/calm-screen.tsx'
import { calmTexts as texts } from '../features/calm/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

/** The key that the router gives to the page a visit begins with: nothing lies before it. */
const FIRST_PAGE_KEY = 'default'

/** The calm screen at an address of its own, for a bookmark. On other pages it opens over the page. */
export default function CalmPage() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const goBack = () => void (key === FIRST_PAGE_KEY ? navigate('/dashboard') : navigate(-1))
  return (
    <>
      <PageHeading title={texts.title} />
      <CalmScreen onBack={goBack} onLeave={() => {}} />
    </>
  )
}
