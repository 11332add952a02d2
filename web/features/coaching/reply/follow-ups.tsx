import { useId, useRef, useState } from 'react'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { ExplainWordForm } from './explain-word-form.tsx'
import { coachingTexts } from '../texts.ts'

const texts = coachingTexts.followUps
const small = buttonClasses('secondary', 'px-3! py-1! text-sm font-normal!')

/**
 * What can be asked about the newest reply without finding words. They stand under that reply alone, because a coach
 * takes such a sentence to be about what it said last. Sending takes them away, so that focus moves to the
 * conversation.
 */
export function FollowUps({ onAsk }: { onAsk: (sentence: string) => void }) {
  const groupRef = useRef<HTMLDivElement>(null)
  const explainRef = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const [asksForWord, setAsksForWord] = useState(false)

  function ask(sentence: string) {
    groupRef.current?.parentElement?.closest<HTMLElement>('[role=group]')?.focus()
    onAsk(sentence)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups buttons.
    <div ref={groupRef} role="group" aria-labelledby={hintId} className="mt-3">
      <p id={hintId} className="mb-1 text-sm text-ink-soft">
        {texts.hint}
      </p>
      <div className="flex flex-wrap gap-2">
        {texts.sentences.map(({ label, sentence }) => (
          <button key={label} type="button" className={small} onClick={() => ask(sentence)}>
            {label}
          </button>
        ))}
        <button
          ref={explainRef}
          type="button"
          aria-expanded={asksForWord}
          className={small}
          onClick={() => setAsksForWord(!asksForWord)}
        >
          {texts.explain}
        </button>
      </div>
      {asksForWord && (
        <ExplainWordForm
          onExplain={(word) => ask(texts.explainWord(word))}
          onCancel={() => {
            explainRef.current?.focus()
            setAsksForWord(false)
          }}
        />
      )}
    </div>
  )
}
