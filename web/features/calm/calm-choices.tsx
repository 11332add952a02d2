import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { CalmDrawing } from './calm-drawing.tsx'
import { OneByOne } from './one-by-one.tsx'
import { OwnWordsView } from './own-words-view.tsx'
import { StillPicture } from './still-picture.tsx'
import { calmTexts as texts } from './texts.ts'

const NUMBERS = Array.from({ length: 10 }, (_, index) => String(index + 1))

type Choice = 'picture' | 'counting' | 'things' | 'words'
const choices: readonly Choice[] = ['picture', 'counting', 'things', 'words']

/** What can be done on the calm screen, one thing at a time; doing nothing comes first. */
export function CalmChoices({ onLeave }: { onLeave: () => void }) {
  const [chosen, setChosen] = useState<Choice | null>(null)
  const viewRef = useRef<HTMLDivElement>(null)
  const shown = useRef(chosen)

  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    viewRef.current?.querySelector<HTMLElement>('[data-calm-heading]')?.focus()
  }, [chosen])

  const views: Record<Choice, ReactNode> = {
    picture: <StillPicture />,
    counting: <OneByOne texts={texts.counting} lines={NUMBERS} />,
    things: <OneByOne texts={texts.things} lines={texts.things.prompts} />,
    words: <OwnWordsView onLeave={onLeave} />,
  }
  if (chosen) {
    return (
      <div
        ref={viewRef}
        key={chosen}
        className={joinClasses('mx-auto w-full', chosen !== 'picture' && 'my-auto max-w-xl')}
      >
        {views[chosen]}
        <p className="mt-4">
          <Button variant="ghost" className="px-0!" onClick={() => setChosen(null)}>
            {texts.chooseOther}
          </Button>
        </p>
      </div>
    )
  }
  return (
    <div ref={viewRef} className="my-auto grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1.2fr_1fr]">
      <CalmDrawing className="max-lg:max-h-[22dvh]" />
      <div>
        <p tabIndex={-1} data-calm-heading className="text-xl">
          {texts.nothingNeeded}
        </p>
        <p className="mt-3">{texts.stays}</p>
        <p>{texts.quiet}</p>
        <p className="mt-6 mb-3">{texts.choose}</p>
        <ul className="flex flex-col gap-3">
          {choices.map((choice) => (
            <li key={choice}>
              <Button
                variant="secondary"
                className="min-h-14 w-full justify-start!"
                onClick={() => setChosen(choice)}
              >
                {texts[choice].choice}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
