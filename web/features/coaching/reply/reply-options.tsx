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

/** An option and, in the same button, the answer that it leads to, where the reply gives it beforehand. */
function Option({ text, answer, onAsk }: ReplyChoice & { onAsk: OnAsk }) {
  const id = useId()
  const title = (
    <span id={`${id}-title`} className={answer === undefined ? '' : 'block font-heading'}>
      {plainLine(text)}
    </span>
  )
  const beforehand = answer !== undefined && (
    <span id={`${id}-answer`} className="mt-1 block">
      {plainLine(answer)}
    </span>
  )
  if (!onAsk)
    return (
      <>
        {title}
        {beforehand}
      </>
    )
  return (
    <button
      type="button"
      aria-labelledby={`${id}-title`}
      aria-describedby={beforehand ? `${id}-answer` : undefined}
      className={buttonClasses('secondary', 'block! w-full px-4! py-2.5! text-left! font-normal!')}
      onClick={() => onAsk(text)}
    >
      {title}
      {beforehand}
    </button>
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
