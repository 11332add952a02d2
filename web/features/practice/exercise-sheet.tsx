import { useState } from 'react'
import type { ExerciseReply, ExerciseRun } from '#domain/practice/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ownWordsTexts } from './own-words-texts.ts'
import { ownWordsPart, type SheetPart, sheetOf } from './sheet-parts.ts'
import { sheetTexts as texts } from './sheet-texts.ts'
import { fitsNames } from './texts.ts'

function Parts({ parts }: { parts: readonly SheetPart[] }) {
  return parts.map(({ heading, lines = [], list = [] }) => (
    <div key={heading} className="mt-5 break-inside-avoid">
      <h3 className="text-base">{heading}</h3>
      {lines.map((line) => (
        <p key={line} className="mt-1 max-w-measure print:max-w-none">
          {line}
        </p>
      ))}
      <ul className="mt-2 flex flex-col gap-2">
        {list.map((line) => (
          <li key={line} className="max-w-measure pl-4 print:max-w-none">
            {line}
          </li>
        ))}
      </ul>
    </div>
  ))
}

const paper = 'print:border-0 print:p-0 print:shadow-none'

/**
 * An exercise for two people on paper: scene, roles and replies first, the comments on a page of their own. Own words of
 * the person's last way through it are on it only when they tick that.
 */
export function ExerciseSheet({ reply, run }: { reply: ExerciseReply; run: ExerciseRun | null }) {
  const { exercise } = reply
  const { front, comments } = sheetOf(exercise, fitsNames)
  const own = run?.version === reply.version ? ownWordsPart(exercise, run.state) : null
  const [showsOwn, setShowsOwn] = useState(false)
  return (
    <div className="flex max-w-3xl flex-col gap-5 print:max-w-none print:gap-0">
      <div className="print:hidden">
        {own && (
          <Checkbox
            className="mb-4"
            checked={showsOwn}
            onChange={({ target }) => setShowsOwn(target.checked)}
            label={
              <>
                {ownWordsTexts.onSheet}
                <span className="block text-sm text-ink-soft">{ownWordsTexts.onSheetHint}</span>
              </>
            }
          />
        )}
        <Button onClick={() => window.print()}>{texts.print}</Button>
      </div>
      <Card heading={texts.scene} className={paper}>
        <p className="max-w-measure print:max-w-none">{exercise.intro}</p>
        <p className="mt-2 max-w-measure print:max-w-none">
          <span className="font-heading">{texts.notFor}</span> {exercise.notFor}
        </p>
        <Parts parts={front} />
        {own && showsOwn && <Parts parts={[own]} />}
      </Card>
      <Card heading={texts.comments} className={`${paper} break-before-page`}>
        <p className="max-w-measure print:max-w-none">{texts.commentsHint}</p>
        <Parts parts={comments} />
        {'keep' in exercise && <Parts parts={[{ heading: texts.keep, lines: [exercise.keep] }]} />}
      </Card>
    </div>
  )
}
