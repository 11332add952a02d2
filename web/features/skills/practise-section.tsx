import type { SkillCardReply } from '#domain/skills/contract.ts'
import { exercisePath } from '../../platform/practice-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SectionText } from './section-text.tsx'
import { skillCardTexts as texts } from './texts.ts'

type PractiseSectionProps = {
  question: string
  module: { slug: string; title: string }
  /** Called when the chat is opened; it puts the question into the message there. */
  onPractise: () => void
  exercises: SkillCardReply['exercises']
}

/** The question to practise, with the way into the module's chat and into the exercises for this card. */
export function PractiseSection({ question, module, onPractise, exercises }: PractiseSectionProps) {
  return (
    <>
      <SectionText>{question}</SectionText>
      <div className="mt-4 flex flex-col items-start gap-2 print:hidden">
        <ButtonLink variant="secondary" to={`/dashboard/modules/${module.slug}`} onClick={onPractise}>
          {texts.practise(module.title)}
        </ButtonLink>
        <p className="max-w-measure text-sm text-ink-soft">{texts.practiseHint}</p>
        {exercises.map(({ id, title, minutes }) => (
          <ButtonLink key={id} variant="secondary" to={exercisePath(id)}>
            {texts.practiseExercise(title, minutes)}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}
