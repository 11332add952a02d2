import { useEffect } from 'react'
import { useStore } from 'zustand'
import { CALM_WORDS_STEP } from '#domain/safety/plan-limits.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ownWords } from './own-words.ts'
import { calmTexts } from './texts.ts'

const texts = calmTexts.words

/** What the person wrote for themselves. It is written in the safety plan, not here: reading asks for less. */
export function OwnWordsView({ onLeave }: { onLeave: () => void }) {
  const words = useStore(ownWords)
  useEffect(() => void ownWords.load(), [])
  return (
    <>
      <h2 tabIndex={-1} data-calm-heading className="text-lg">
        {texts.title}
      </h2>
      <div role="status" className="my-6">
        {words ? (
          <p className="text-lg break-words whitespace-pre-line">{words}</p>
        ) : (
          <p>{words === null ? texts.notLoaded : texts.none}</p>
        )}
      </div>
      <ButtonLink
        variant="ghost"
        className="px-0!"
        to={`/dashboard/safety-plan?step=${CALM_WORDS_STEP}`}
        onClick={onLeave}
      >
        {words ? texts.change : texts.write}
      </ButtonLink>
    </>
  )
}
