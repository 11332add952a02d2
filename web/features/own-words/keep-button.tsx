import { Bookmark } from 'lucide-react'
import { useRef, useState } from 'react'
import type { WordsToKeep } from '../../platform/keep-words.ts'
import { makeId } from '../../platform/make-id.ts'
import { useAction } from '../../platform/use-action.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SmallButton, smallButton } from '../../ui/small-button.tsx'
import { ownWordsCalls, refreshOwnWords } from './own-words-calls.ts'
import { ownWordsTexts as texts } from './texts.ts'

/** Keeps a sentence of a reply in My words; once kept, it leads there. */
export function KeepButton({ sentence, sentenceId }: WordsToKeep) {
  const [isKept, setKept] = useState(false)
  /** One id for all tries: a try whose answer was lost keeps nothing twice. */
  const id = useRef('')
  const link = useRef<HTMLSpanElement>(null)
  const { isRunning, run } = useAction(async () => {
    id.current ||= makeId()
    await ownWordsCalls.keep(id.current, { text: sentence, person: '', place: '' })
    setKept(true)
    void refreshOwnWords()
    requestAnimationFrame(() => link.current?.querySelector('a')?.focus({ preventScroll: true }))
  })
  return (
    <>
      {isKept ? (
        <span ref={link}>
          <ButtonLink variant="ghost" className={smallButton} to={texts.path}>
            {texts.open}
          </ButtonLink>
        </span>
      ) : (
        <SmallButton
          Icon={Bookmark}
          aria-describedby={sentenceId}
          disabled={isRunning}
          onClick={() => void run()}
        >
          {isRunning ? texts.keeping : texts.keep}
        </SmallButton>
      )}
      <span role="status" className="sr-only">
        {isKept && texts.kept}
      </span>
    </>
  )
}
