import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ExerciseReply } from '#domain/practice/contract.ts'
import { loadPart } from '../../platform/load-part.tsx'
import { exercisePath, PRACTICE_PATH } from '../../platform/practice-path.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { PartNotLoaded } from '../../ui/part-not-loaded.tsx'
import { noteTexts } from './note-texts.ts'
import { endTexts as texts } from './play-texts.ts'
import { allExercises, allRuns } from './practice-calls.ts'
import { SentenceCard } from './sentence-card.tsx'

/** Loaded when it is opened: most exercises end without a note. */
const NoteAtEnd = loadPart(() => import('./note-at-end.tsx').then((part) => part.NoteAtEnd), PartNotLoaded)

/** The next exercise of the same module that was not finished yet; nothing while that is not known. */
function useAnother({ id, module }: ExerciseReply) {
  const { data: list } = useQuery(allExercises)
  const { data: runs } = useQuery(allRuns)
  const finished = new Set(runs?.runs.filter(({ finishedAt }) => finishedAt).map(({ exercise }) => exercise))
  return list?.exercises.find((each) => each.module === module && each.id !== id && !finished.has(each.id))
}

/** What stays from an exercise, and what can come next. */
export function ExerciseEnd({ reply, onAgain }: { reply: ExerciseReply; onAgain: () => void }) {
  const { exercise, skill } = reply
  const another = useAnother(reply)
  return (
    <>
      {'keep' in exercise && (
        <Card heading={texts.keep}>
          <SentenceCard sentence={exercise.keep} />
        </Card>
      )}
      <Card heading={noteTexts.atEnd}>
        <p className="mb-4 max-w-measure text-ink-soft">{noteTexts.atEndHint(skill.name)}</p>
        <Collapsible showText={noteTexts.open} hideText={noteTexts.close}>
          <Suspense>
            <NoteAtEnd skillId={skill.id} />
          </Suspense>
        </Collapsible>
      </Card>
      <Card heading={texts.next}>
        <div className="flex flex-wrap gap-3">
          {another && (
            <ButtonLink variant="secondary" to={exercisePath(another.id)}>
              {texts.another(another.title)}
            </ButtonLink>
          )}
          {exercise.kind !== 'scale' && (
            <Button variant="secondary" onClick={onAgain}>
              {texts.again}
            </Button>
          )}
          <ButtonLink variant="secondary" to={PRACTICE_PATH}>
            {texts.list}
          </ButtonLink>
        </div>
      </Card>
    </>
  )
}
