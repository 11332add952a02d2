import { Bookmark } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { loadPart } from '../../platform/load-part.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ownWordsTexts as texts } from './texts.ts'

/** Loaded when it is first opened: a chat that nobody picks a sentence for does not carry it. */
const OwnWordsChoice = loadPart(() => import('./own-words-choice.tsx').then((part) => part.OwnWordsChoice))

/**
 * A small button beside a message: it opens the kept sentences, and the one that is chosen goes into the message. The
 * focus goes on in the message then.
 * @param onPick puts the sentence into the message; nothing is sent
 */
export function OwnWordsPicker({ onPick }: { onPick: (sentence: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        title={texts.pick}
        className={buttonClasses('ghost', 'min-w-11 px-2.5! text-sm no-underline!')}
        onClick={() => setOpen(true)}
      >
        <Bookmark aria-hidden className="size-5" />
        <span className="max-lg:sr-only">{texts.title}</span>
      </button>
      {isOpen && (
        <Suspense>
          <OwnWordsChoice
            onClose={() => setOpen(false)}
            onPick={(sentence) => {
              setOpen(false)
              onPick(sentence)
            }}
            focusAfterPick={() => button.current?.closest('form')?.querySelector('textarea')}
          />
        </Suspense>
      )}
    </>
  )
}
