import type { ExerciseReply } from '#domain/practice/contract.ts'
import { skillCardPath } from '../../platform/skill-card-path.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { introTexts as texts } from './texts.ts'
import type { Run } from './use-run.ts'

type ExerciseIntroProps = {
  reply: ExerciseReply
  run: Run
  onOpen: () => void
  onForgotten: () => void
}

function goOnText({ exercise }: ExerciseReply, run: Run): string {
  if (exercise.kind === 'scale') return texts.openScale
  if (run.isFinished) return texts.lookAgain
  return run.isBegun ? texts.goOn : texts.begin
}

function BeginButtons({ reply, run, onOpen, onForgotten }: ExerciseIntroProps) {
  const canBeginAnew = run.isBegun && reply.exercise.kind !== 'scale'
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <Button onClick={onOpen}>{goOnText(reply, run)}</Button>
      {canBeginAnew && (
        <Button
          variant="secondary"
          onClick={() => {
            run.beginAnew()
            onOpen()
          }}
        >
          {texts.beginAnew}
        </Button>
      )}
      {run.isBegun && (
        <ActionButton
          variant="ghost"
          pendingText={texts.forgetting}
          action={async () => {
            await run.forget()
            onForgotten()
          }}
        >
          {texts.forget}
        </ActionButton>
      )}
    </div>
  )
}

/** What an exercise is, what it practices, what it is not for, and the way into it. */
export function ExerciseIntro(props: ExerciseIntroProps) {
  const { exercise, skill, module } = props.reply
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {props.run.isTextChanged && <Banner>{texts.changed}</Banner>}
      <Card heading={texts.heading}>
        <p className="max-w-measure">{exercise.intro}</p>
        <h3 className="mt-4 text-base">{texts.notFor}</h3>
        <p className="max-w-measure">{exercise.notFor}</p>
        <BeginButtons {...props} />
      </Card>
      <Card heading={texts.skill(skill.name)}>
        <p className="max-w-measure">{skill.what}</p>
        <p className="mt-3 max-w-measure">
          <span className="font-heading">{texts.why}</span> {skill.why}
        </p>
        <p className="mt-3 max-w-measure">
          <span className="font-heading">{texts.notWanted}</span> {skill.notWanted}
        </p>
        <ButtonLink variant="ghost" className="mt-2 px-0!" to={skillCardPath({ module, id: exercise.card })}>
          {texts.card}
        </ButtonLink>
      </Card>
    </div>
  )
}
