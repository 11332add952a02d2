import type { ReactNode } from 'react'
import type { FirstRunQuestions, FirstRunStep } from '#domain/first-run/first-run-questions.ts'
import { MAX_ANSWER_CHARACTERS } from '#domain/questionnaire/merge-responses.ts'
import type { Responses } from '#domain/questionnaire/question.ts'
import type { SettingsChange } from '#domain/settings/contract.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { GoalsStep, WhoStep } from './choice-steps.tsx'
import { PlaceStep } from './place-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { firstRunTexts as texts } from './texts.ts'
import { useFirstRun } from './use-first-run.ts'

type Look = Pick<Settings, 'companionPot' | 'companionLeaf'>

type FirstRunProps = {
  questions: FirstRunQuestions
  answers: Responses
  settings: Settings
  /** The country that the time zone suggests, if any. */
  offered: string | null
  countries: readonly { code: string; name: string }[]
  changeSettings: (change: SettingsChange) => Promise<void>
  /** The choice of pot and leaf, which the settings have too. */
  renderLook: (look: Look, onChange: (change: Partial<Look>) => void) => ReactNode
  SafetyCard: SafetyCardSlot
  /** After the last question. */
  end: ReactNode
  onSkipAll: () => void
}

type Run = ReturnType<typeof useFirstRun>

function screenOf(
  step: FirstRunStep,
  run: Run,
  { questions, offered, countries, renderLook }: FirstRunProps,
) {
  const { given, change } = run
  const { who, goals, companion } = questions
  const screens = {
    who: {
      title: who?.text ?? texts.title,
      hint: `${texts.intro} ${texts.whoHint}`,
      content: (
        <WhoStep
          legend={who?.text ?? texts.title}
          options={who?.options ?? []}
          chosen={given.who}
          onChoose={(chosen) => change({ who: chosen })}
        />
      ),
    },
    goals: {
      title: goals?.text ?? texts.title,
      hint: texts.goalsHint,
      content: (
        <GoalsStep
          legend={goals?.text ?? texts.title}
          options={goals?.options ?? []}
          chosen={given.goals}
          onChoose={(chosen) => change({ goals: chosen })}
        />
      ),
    },
    companion: {
      title: companion?.text ?? texts.companionTitle,
      hint: texts.companionHint,
      content: (
        <div className="flex flex-col gap-6">
          <Field label={texts.companionName} hint={texts.companionNameHint}>
            <TextInput
              className="max-w-md"
              maxLength={MAX_ANSWER_CHARACTERS}
              autoComplete="off"
              value={given.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          {renderLook(given.look, (look) => change({ look: { ...given.look, ...look } }))}
        </div>
      ),
    },
    place: {
      title: texts.placeTitle,
      hint: texts.placeHint,
      content: (
        <PlaceStep
          place={given.place}
          offered={offered}
          countries={countries}
          onChange={(place) => change({ place })}
        />
      ),
    },
  }
  return screens[step]
}

/** The four questions after sign-up, one on each screen. */
export function FirstRun(props: FirstRunProps) {
  const run = useFirstRun(props)
  const { SafetyCard, end, onSkipAll } = props
  const screen = run.step && screenOf(run.step, run, props)
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      {screen ? (
        <StepFrame
          step={run.number}
          of={run.count}
          title={screen.title}
          hint={screen.hint}
          isSaving={run.isSaving}
          onNext={run.next}
          onSkip={run.skip}
          onSkipAll={() => run.end(onSkipAll)}
          onBack={run.back}
        >
          {screen.content}
        </StepFrame>
      ) : (
        end
      )}
      <SavedTextSafety reply={run.safety} onClose={run.closeSafety} SafetyCard={SafetyCard} />
    </div>
  )
}
