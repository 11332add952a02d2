import { Banner } from '../../../ui/banner.tsx'
import { progressTexts as texts } from './texts.ts'

/** What stands in the place of progress that could not be loaded. */
export function ProgressNotLoaded() {
  return (
    <Banner variant="warning" title={texts.notLoadedTitle}>
      {texts.notLoaded}
    </Banner>
  )
}
