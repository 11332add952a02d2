import { buttonClasses } from '../../../ui/button-classes.ts'
import { plainLine } from './finished-sentences.ts'
import { ReplyMarkdown } from './reply-markdown.tsx'

type ReplyOptionsProps = {
  question: string
  options: readonly string[]
  /** Sends an option as the person's message; without it they can only be read, as below an older reply. */
  onAsk?: ((message: string) => void) | undefined
}

/** A question of the coach with the answers that can be chosen. */
export function ReplyOptions({ question, options, onAsk }: ReplyOptionsProps) {
  return (
    <div>
      <ReplyMarkdown>{question}</ReplyMarkdown>
      <ul className={onAsk ? 'mt-2 flex flex-col gap-2' : 'mt-1 list-disc pl-6'}>
        {[...new Set(options)].map((option) => (
          <li key={option}>
            {onAsk ? (
              <button
                type="button"
                className={buttonClasses('secondary', 'w-full justify-start! px-4! text-left! font-normal!')}
                onClick={() => onAsk(option)}
              >
                {plainLine(option)}
              </button>
            ) : (
              plainLine(option)
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
