import { PRACTICE_PATH } from '../../platform/practice-path.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { controlTexts } from './play-texts.ts'
import { StepHeading } from './step-heading.tsx'

/** In the place of the scene, which may be what somebody wants to get away from. */
export function Stopped({ onGoOn }: { onGoOn: () => void }) {
  return (
    <Card>
      <StepHeading>{controlTexts.stopped}</StepHeading>
      <p className="mt-2 mb-4 max-w-measure">{controlTexts.stoppedText}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/dashboard/calm">{controlTexts.calm}</ButtonLink>
        <ButtonLink variant="secondary" to={PRACTICE_PATH}>
          {controlTexts.list}
        </ButtonLink>
        <Button variant="secondary" onClick={onGoOn}>
          {controlTexts.goOnHere}
        </Button>
      </div>
    </Card>
  )
}
