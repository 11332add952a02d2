import { OwnNotes } from '../features/practice/own-notes.tsx'
import { SkillsMap } from '../features/practice/skills-map.tsx'
import { useGameElementsEnabled } from '../features/progress/store/use-game-elements-enabled.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'

/** The map of skills, and below it the notes from real life. */
export function OwnSkills() {
  const isPictureWanted = useGameElementsEnabled() === true
  return (
    <SkillsMap hasPicture={isPictureWanted}>
      <OwnNotes SafetyCard={SafetyCard} />
    </SkillsMap>
  )
}
