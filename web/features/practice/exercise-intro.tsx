import { useId } from 'react'
import type { ExerciseReply } from '#domain/practice/contract.ts'
import { talkPlace } from '#domain/practice/talk-place.ts'
import { skillCardPath } from '../../platform/skill-card-path.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { introTexts as texts } from './play-texts.ts'
import { TalkScene } from './talk-scene.tsx'
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
  const headingId = useId()
  return (
    <div className="flex flex-col gap-5">
      {props.run.isTextChanged && <Banner>{texts.changed}</Banner>}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="rounded-card border border-line-soft bg-card shadow-card">
          {exercise.kind === 'talk' && <TalkScene place={talkPlace(exercise)} />}
          <section aria-labelledby={headingId} className="p-5 sm:p-6">
            <h2 id={headingId} tabIndex={-1} className="mb-3 text-lg">
              {texts.heading}
            </h2>
            <p className="max-w-measure">{exercise.intro}</p>
            {exercise.kind === 'talk' && (
              <p className="mt-3 max-w-measure">
                <span className="font-heading">{texts.talkWith}</span> {exercise.partner.name},{' '}
                {exercise.partner.relation}.
              </p>
            )}
            <p className="mt-3 max-w-measure text-sm text-ink-soft">
              <span className="font-heading text-ink">{texts.notFor}</span> {exercise.notFor}
            </p>
            <BeginButtons {...props} />
          </section>
        </div>
        <Card heading={texts.skill(skill.name)}>
          <p>{skill.what}</p>
          <p className="mt-3 text-sm">
            <span className="font-heading">{texts.why}</span> {skill.why}
          </p>
          <p className="mt-3 text-sm">
            <span className="font-heading">{texts.notWanted}</span> {skill.notWanted}
          </p>
          <ButtonLink
            variant="ghost"
            className="mt-2 px-0!"
            to={skillCardPath({ module, id: exercise.card })}
          >
            {texts.card}
          </ButtonLink>
        </Card>
      </div>
    </div>
  )
}
