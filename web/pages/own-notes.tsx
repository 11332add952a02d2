import { OwnNotes } from '../features/practice/own-notes.tsx'
import { SafetyCard } from '../features/safety/safety-card.tsx'

/** The notes from real life below the map of skills. */
export const OwnNotesOfSkills = () => <OwnNotes SafetyCard={SafetyCard} />
