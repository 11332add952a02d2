import { followUpSentences } from '#domain/coaching/follow-up-sentences.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { coachingTexts } from '../texts.ts'
import { ReplyMarkdown } from './reply-markdown.tsx'

const texts = coachingTexts.parts

type ReplyStepProps = {
  number: number
  of: number
  text: string
  /** Sends a sentence as the person's message; without it the step can only be read, as below an older reply. */
  onAsk?: ((message: string) => void) | undefined
}

/** One step of several, with what can be done about it. */
export function ReplyStep({ number, of, text, onAsk }: ReplyStepProps) {
  const done = { label: number < of ? texts.nextStep : texts.done, sentence: followUpSentences.nextStep }
  const smaller = { label: texts.smaller, sentence: followUpSentences.smaller }
  return (
    <div>
      <div className="rounded-control border-2 border-primary bg-sunken px-4 py-3">
        <p className="font-heading text-primary">{texts.stepOf(number, of)}</p>
        <ReplyMarkdown>{text}</ReplyMarkdown>
      </div>
      {onAsk && (
        <div className="mt-2 flex flex-wrap gap-2">
          {[done, smaller].map(({ label, sentence }) => (
            <button
              key={label}
              type="button"
              className={buttonClasses('secondary', 'px-4!')}
              onClick={() => onAsk(sentence)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
