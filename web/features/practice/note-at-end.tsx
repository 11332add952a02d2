import { useState } from 'react'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useExercisePlace } from './exercise-place.ts'
import { refreshNotes } from './note-calls.ts'
import { NoteForm } from './note-form.tsx'
import { noteTexts as texts } from './note-texts.ts'

/** The form for a note about the skill of the exercise that is at its end. */
export function NoteAtEnd({ skillId }: { skillId: string }) {
  const { SafetyCard } = useExercisePlace()
  const [isKept, setKept] = useState(false)
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  return (
    <>
      <NoteForm
        initial={{ skill: skillId, person: '', text: '' }}
        onDone={(reply) => {
          setKept(true)
          setSafety(reply.safety)
          void refreshNotes()
        }}
      />
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {isKept && texts.kept}
      </p>
      {isKept && (
        <ButtonLink variant="ghost" className="px-0!" to={texts.path}>
          {texts.toNotes}
        </ButtonLink>
      )}
      <SavedTextSafety reply={safety} onClose={() => setSafety(null)} SafetyCard={SafetyCard} />
    </>
  )
}
