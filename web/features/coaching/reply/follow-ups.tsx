import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { followUpSentences } from '#domain/coaching/follow-up-sentences.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { coachingTexts } from '../texts.ts'
import { ExplainWordForm } from './explain-word-form.tsx'
import { type AnsweredMessage, type OfferedFollowUp, offeredFollowUps } from './offered-follow-ups.ts'
import { shownParts } from './shown-parts.ts'

const texts = coachingTexts.followUps
const classes = buttonClasses('secondary', 'px-3! py-1! text-sm font-normal!')

type FollowUpsProps = Omit<AnsweredMessage, 'parts'> & {
  reply: string
  /** Sends a sentence as the person's message. */
  onAsk: (message: string) => void
  /** Leads to an exercise for what the reply is about. */
  practice?: ReactNode
}

/**
 * What can be asked about the newest reply without finding words. They stand under that reply alone, because a coach
 * takes such a sentence to be about what it said last.
 */
export function FollowUps({ reply, question, details, isBuiltIn, onAsk, practice }: FollowUpsProps) {
  const { inSight, more } = useMemo(
    () => offeredFollowUps({ question, details, isBuiltIn, parts: shownParts(reply, false) }),
    [question, reply, details, isBuiltIn],
  )
  const explainRef = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [showsMore, setShowsMore] = useState(false)
  const [asksForWord, setAsksForWord] = useState(false)
  if (inSight.length === 0) return null

  const renderAct = (act: OfferedFollowUp) =>
    act === 'explain' ? (
      <button
        key={act}
        ref={explainRef}
        type="button"
        aria-expanded={asksForWord}
        className={classes}
        onClick={() => setAsksForWord(!asksForWord)}
      >
        {texts.labels[act]}
      </button>
    ) : (
      <button key={act} type="button" className={classes} onClick={() => onAsk(followUpSentences[act])}>
        {texts.labels[act]}
      </button>
    )
  const Chevron = showsMore ? ChevronUp : ChevronDown
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups buttons.
    <div role="group" aria-label={texts.name} aria-describedby={`${id}-hint`} className="mt-4">
      <div className="flex flex-wrap gap-2">
        {inSight.map(renderAct)}
        {practice}
        {more.length > 0 && (
          <button
            type="button"
            aria-expanded={showsMore}
            aria-controls={`${id}-more`}
            className={buttonClasses('ghost', 'px-3! py-1! text-sm font-normal! no-underline!')}
            onClick={() => {
              setShowsMore(!showsMore)
              setAsksForWord(false)
            }}
          >
            {showsMore ? texts.fewer : texts.more}
            <Chevron aria-hidden className="size-4" />
          </button>
        )}
      </div>
      <div id={`${id}-more`} hidden={!showsMore}>
        <div className="mt-2 flex flex-wrap gap-2">{more.map(renderAct)}</div>
      </div>
      {asksForWord && (
        <ExplainWordForm
          onExplain={(word) => onAsk(texts.explainWord(word))}
          onCancel={() => {
            explainRef.current?.focus()
            setAsksForWord(false)
          }}
        />
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
        {texts.hint}
      </p>
    </div>
  )
}
