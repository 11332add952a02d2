import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { skillsTexts as texts } from './texts.ts'

type FoundNothingProps = {
  /** Title of the module that the results are filtered by. */
  module: string | null
  /** How many cards of other modules fit. */
  elsewhere: number
  onAllModules: () => void
}

/** A search without results, with ways on. */
export function FoundNothing({ module, elsewhere, onAllModules }: FoundNothingProps) {
  return (
    <Card className="flex flex-col gap-4">
      <p>{module !== null && elsewhere > 0 ? texts.nothingIn(module) : texts.nothing}</p>
      {module !== null && elsewhere > 0 && (
        <Button variant="secondary" className="self-start" onClick={onAllModules}>
          {texts.searchAllModules(elsewhere)}
        </Button>
      )}
      <ul className="list-disc pl-6">
        {texts.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <ButtonLink variant="secondary" className="self-start" to="/dashboard">
        {texts.askAssistant}
      </ButtonLink>
    </Card>
  )
}
