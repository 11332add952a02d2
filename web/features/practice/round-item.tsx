import { type ReactNode, useId, useState } from 'react'
import type { RoundItem } from '#domain/practice/contract.ts'
import type { RoundPartOf } from '#domain/practice/round-item.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { focusWhenShown } from '../../ui/focus-when-shown.ts'
import { meaningTexts } from './play-texts.ts'
import { type ChoicePart, choicePart } from './round-part.tsx'
import { roundTexts as texts } from './round-texts.ts'
import { SentenceCard } from './sentence-card.tsx'
import { StepHeading } from './step-heading.tsx'
import { fitsNames } from './texts.ts'

const choiceLook =
  'w-full rounded-card border border-line bg-card p-4 text-left hover:border-primary hover:bg-sunken aria-pressed:border-primary aria-pressed:outline-2 aria-pressed:outline-primary'

function About({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="mt-5 border-t border-line-soft pt-5">
      <h3 ref={focusWhenShown} tabIndex={-1} className="mb-3 scroll-mt-24 text-lg">
        {heading}
      </h3>
      {children}
    </div>
  )
}

function OneChoice({ part, onShown }: { part: ChoicePart; onShown: () => void }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const id = useId()
  return (
    <>
      <h3 id={id} className="mb-3 text-lg">
        {part.question}
      </h3>
      <ul aria-labelledby={id} className="flex flex-col gap-3">
        {part.choices.map((choice, index) => (
          <li key={choice}>
            <button
              type="button"
              aria-pressed={chosen === index}
              className={choiceLook}
              onClick={() => {
                setChosen(index)
                onShown()
              }}
            >
              {choice}
            </button>
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <About key={chosen} heading={part.heading}>
          {part.about(chosen)}
          <p className="mt-3 text-sm text-ink-soft">{texts.another}</p>
        </About>
      )}
    </>
  )
}

type ReadingsProps = { part: RoundPartOf<'meaning'>; onShown: () => void }

function Readings({ part: { readings, later, ask }, onShown }: ReadingsProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <fieldset>
        <legend className="mb-3 font-heading text-lg">{texts.meaning}</legend>
        <div className="flex flex-col gap-1">
          {readings.map(({ text }) => (
            <Checkbox key={text} label={text} className="py-2" />
          ))}
        </div>
      </fieldset>
      {isShown ? (
        <About heading={texts.aboutMeaning}>
          <dl className="flex flex-col gap-3">
            {readings.map(({ text, fits, cue }) => (
              <div key={text}>
                <dt className="font-heading">{text}</dt>
                <dd className="max-w-measure">
                  {fitsNames[fits]}. {cue}
                </dd>
              </div>
            ))}
          </dl>
          {later && (
            <>
              <p className="mt-4 font-heading">{meaningTexts.later}</p>
              <p className="max-w-measure">{later}</p>
            </>
          )}
          <p className="mt-4 mb-2 font-heading">{meaningTexts.ask}</p>
          <SentenceCard sentence={ask} />
        </About>
      ) : (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => {
            setShown(true)
            onShown()
          }}
        >
          {texts.show}
        </Button>
      )}
    </>
  )
}

function Scene({ item: { part } }: { item: RoundItem }) {
  if (part.kind !== 'meaning') return choicePart(part).scene
  return (
    <>
      <p className="rounded-card border border-line-soft bg-card p-4 text-lg">{part.said}</p>
      <p className="max-w-measure text-ink-soft">{part.where}</p>
    </>
  )
}

type RoundItemProps = {
  item: RoundItem
  heading: string
  /** False for the item with which the page opens. */
  takesFocus: boolean
  /** Called when there is something to read about an answer. */
  onShown: () => void
}

/** One item: the scene, what is asked, and what can be said of an answer. Give each item a key. */
export function RoundItemView({ item, heading, takesFocus, onShown }: RoundItemProps) {
  const sceneId = useId()
  return (
    <>
      <div className="-m-5 mb-5 rounded-t-card border-b border-line-soft bg-warn-wash p-5 sm:-m-6 sm:mb-5 sm:p-6">
        <StepHeading describedBy={sceneId} takesFocus={takesFocus}>
          {heading}
        </StepHeading>
        <p className="text-sm text-ink-soft">{texts.practices(item.skill)}</p>
        <div id={sceneId} className="mt-3 flex flex-col gap-2">
          <Scene item={item} />
        </div>
      </div>
      {item.part.kind === 'meaning' ? (
        <Readings part={item.part} onShown={onShown} />
      ) : (
        <OneChoice part={choicePart(item.part)} onShown={onShown} />
      )}
    </>
  )
}
