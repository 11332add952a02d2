import type { Question, Responses } from '#domain/questionnaire/question.ts'
import { Ground } from '../../ui/ground.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { hasAnswer } from './changed-answers.ts'
import { questionnaireTexts as texts } from './texts.ts'

/** A flat stone, as those of the levels are; filled once its question has an answer. */
const stone =
  'grid h-8 w-10 place-items-center rounded-[50%] border border-b-4 text-sm font-heading tabular-nums group-hover:border-primary'
const answered =
  'border-primary border-b-leaf bg-primary text-on-primary forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
const open = 'border-line bg-card text-ink'

type QuestionPathProps = {
  questions: readonly Question[]
  answers: Responses
  position: number
  onGoTo: (position: number) => void
}

/** All questions as stepping stones: which of them have an answer, where one is, and the way to each of them. */
export function QuestionPath({ questions, answers, position, onGoTo }: QuestionPathProps) {
  return (
    <Ground className="px-4 py-3 sm:px-6">
      <ol
        aria-label={texts.path}
        className="flex flex-wrap justify-center gap-x-1 gap-y-0.5 sm:justify-between"
      >
        {questions.map(({ id }, index) => {
          const isAnswered = hasAnswer(answers[id])
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={texts.pathStep(index + 1, isAnswered)}
                aria-current={index === position ? 'step' : undefined}
                className="group grid min-h-11 min-w-11 place-items-center"
                onClick={() => onGoTo(index)}
              >
                <span
                  className={joinClasses(
                    stone,
                    isAnswered ? answered : open,
                    index === position && 'outline-2 outline-offset-2 outline-primary',
                  )}
                >
                  {index + 1}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </Ground>
  )
}
