import { ProgressRules } from '../features/progress/progress-rules.tsx'
import { progressTexts as texts } from '../features/progress/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { Banner } from '../ui/banner.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function GamificationPage() {
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="flex flex-col gap-6">
        <Banner title={texts.notCounted}>{texts.notCountedMeaning}</Banner>
        <ProgressRules />
      </div>
    </>
  )
}
