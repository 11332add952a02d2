import { useId } from 'react'
import { type ReplyLength, replyLengths } from '#domain/coaching/reply-length.ts'
import { ownSettings } from './own-settings.ts'
import { companionTexts as texts } from './texts.ts'

/** How long the companion's replies are. */
export function ReplyLengthChoice({ chosen }: { chosen: ReplyLength }) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{texts.lengthHeading}</legend>
      <div className="flex flex-col gap-3">
        {replyLengths.map((length) => (
          <div key={length} className="flex items-start gap-3">
            <input
              id={`${name}-${length}`}
              type="radio"
              name={name}
              checked={length === chosen}
              aria-describedby={`${name}-${length}-hint`}
              className="mt-0.5 size-6 shrink-0 accent-primary"
              onChange={() => void ownSettings.change({ aiResponseLength: length })}
            />
            <div>
              <label htmlFor={`${name}-${length}`} className="font-heading">
                {texts.lengths[length].label}
              </label>
              <p id={`${name}-${length}-hint`} className="text-sm text-ink-soft">
                {texts.lengths[length].hint}
              </p>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
