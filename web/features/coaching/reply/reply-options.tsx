import { useId } from 'react'
import type { ReplyChoice } from '#domain/coaching/reply-parts.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { plainLine } from './finished-sentences.ts'
import { ReplyMarkdown } from './reply-markdown.tsx'

type OnAsk = ((message: string) => void) | undefined

type ReplyOptionsProps = {
  question: string
  options: readonly ReplyChoice[]
  /** Sends an option as the person's message; without it they can only be read, as below an older reply. */
  onAsk?: OnAsk
}

/** An option, and below it the answer that it leads to, where the reply gives it beforehand. */
function Option({ text, answer, onAsk }: ReplyChoice & { onAsk: OnAsk }) {
  const answerId = useId()
  const title = plainLine(text)
  return (
    <>
      {onAsk ? (
        <button
          type="button"
          aria-describedby={answer === undefined ? undefined : answerId}
          className={buttonClasses('secondary', 'w-full justify-start! px-4! text-left! font-normal!')}
          onClick={() => onAsk(text)}
        >
          {title}
        </button>
      ) : (
        title
      )}
      {answer !== undefined && (
        <p id={answerId} className={onAsk ? 'mt-1 mb-2 px-4' : ''}>
          {plainLine(answer)}
        </p>
      )}
    </>
  )
}

/** Every option once: a model may repeat one. */
const distinct = (options: readonly ReplyChoice[]) => [
  ...new Map(options.map((option) => [option.text, option])).values(),
]

/** A question of the coach with the answers that can be chosen. */
export function ReplyOptions({ question, options, onAsk }: ReplyOptionsProps) {
  return (
    <div>
      <ReplyMarkdown>{question}</ReplyMarkdown>
      <ul className={onAsk ? 'mt-2 flex flex-col gap-2' : 'mt-1 list-disc pl-6'}>
        {distinct(options).map((option) => (
          <li key={option.text}>
            <Option {...option} onAsk={onAsk} />
          </li>
        ))}
      </ul>
    </div>
  )
}
