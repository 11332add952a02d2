import { LoadingLine } from '../../ui/loading-line.tsx'
import { GoOn, type GoOnProps } from './go-on.tsx'
import { StartTiles } from './start-tiles.tsx'
import { SuggestedPractice } from './suggested-practice.tsx'
import { homeTexts as texts } from './texts.ts'
import type { Home } from './use-home.ts'

type HomeStartProps = Omit<GoOnProps, 'unfinished'> & {
  home: Home
  titleOf: Parameters<typeof SuggestedPractice>[0]['titleOf']
}

/** What was left unfinished comes before what could be begun. Its room is kept, so that nothing moves when it comes. */
function NextStep({ home: { data, isFailed }, titleOf, ...goOn }: HomeStartProps) {
  if (isFailed || (data && !data.unfinished && !data.suggestion)) return null
  return (
    <div className="flex min-h-25 flex-col justify-center max-sm:min-h-43">
      {!data && <LoadingLine>{texts.suggestionLoading}</LoadingLine>}
      {data?.unfinished && <GoOn unfinished={data.unfinished} {...goOn} />}
      {data?.suggestion && !data.unfinished && (
        <SuggestedPractice isNext suggestion={data.suggestion} titleOf={titleOf} />
      )}
    </div>
  )
}

/** An empty chat of the home page: the one thing to do next, then four others to choose from. */
export function HomeStart(props: HomeStartProps) {
  const { data } = props.home
  return (
    <div className="flex flex-col gap-4 max-sm:gap-3">
      <NextStep {...props} />
      <StartTiles talk={data?.talk} />
    </div>
  )
}
