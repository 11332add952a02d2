import { type FormEvent, useRef } from 'react'
import { isBlank } from '#domain/fields/is-blank.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { ProblemBanner } from '../../platform/problem-banner.tsx'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { useToolFold } from '../../platform/use-tool-fold.ts'
import { Button } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Field } from '../../ui/field.tsx'
import { FoldedCard } from '../../ui/folded-card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { SelectInput } from '../../ui/select-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { DirectionChoice } from './direction-choice.tsx'
import { translatingTexts as texts } from './texts.ts'
import { TranslationExample } from './translation-example.tsx'
import { headingOf, TranslationResult } from './translation-result.tsx'
import { useTranslator } from './use-translator.ts'

type Props = {
  userId: string
  /** A talk was begun in the chat below. */
  isChatBegun: boolean
  onUsage: (usage: TokenUsageReply) => void
  SafetyCard: SafetyCardSlot
}
type ChoiceProps = {
  label: string
  names: Readonly<Record<string, string>>
  value: string
  onChange: (value: string) => void
}

function Choice({ label, names, value, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <SelectInput value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{texts.notSaid}</option>
        {Object.entries(names).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
    </Field>
  )
}

/** Says what somebody's words can mean, or how the person's own may sound. */
export function TranslatorForm({ userId, isChatBegun, onUsage, SafetyCard }: Props) {
  const { form, change, reply, refusal, isBusy, isNew, translate, closeSafety } = useTranslator(
    userId,
    onUsage,
  )
  const fold = useToolFold(userId, 'translator', isChatBegun)
  const input = useRef<HTMLTextAreaElement>(null)
  const isOwn = form.direction === 'own'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank(form.text)) input.current?.focus()
    void translate()
  }
  return (
    <FoldedCard heading={texts.heading} hint={texts.intro} {...fold}>
      <div className="@container/tool">
        <div
          className={joinClasses(
            !reply && '@[42rem]/tool:grid grid-cols-[minmax(0,1fr)_17.5rem] items-start gap-5',
          )}
        >
          <form onSubmit={submit} className="flex flex-col gap-3">
            <DirectionChoice
              chosen={isOwn ? 'own' : 'received'}
              onChoose={(direction) => change('direction', direction)}
            />
            <Field label={isOwn ? texts.ownText : texts.receivedText}>
              <TextArea
                ref={input}
                minHeightPx={96}
                className="resize-none!"
                value={form.text}
                onChange={(event) => change('text', event.target.value)}
              />
            </Field>
            {!isOwn && (
              <Collapsible
                isQuiet
                defaultOpen={form.from !== '' || form.where !== ''}
                showText={texts.circumstances}
                hideText={texts.fewer}
              >
                <div className="-mt-2 grid gap-3 sm:grid-cols-2">
                  <Choice
                    label={texts.from}
                    names={texts.people}
                    value={form.from}
                    onChange={(value) => change('from', value)}
                  />
                  <Choice
                    label={texts.where}
                    names={texts.places}
                    value={form.where}
                    onChange={(value) => change('where', value)}
                  />
                </div>
              </Collapsible>
            )}
            <Button
              type="submit"
              className="sm:min-w-48 sm:self-start"
              aria-disabled={isBusy}
              aria-busy={isBusy || undefined}
            >
              {isBusy ? texts.submitting : isOwn ? texts.submitOwn : texts.submit}
            </Button>
            {refusal && <ProblemBanner problem={refusal} />}
          </form>
          {!reply && <TranslationExample isOpen={isNew} />}
        </div>
      </div>
      <p role="status" className="sr-only">
        {reply && headingOf(reply)}
      </p>
      {reply?.safety && (
        <div className="mt-6">
          <SafetyCard reply={reply.safety} onMeantSomethingElse={closeSafety} />
        </div>
      )}
      {reply && <TranslationResult reply={reply} />}
    </FoldedCard>
  )
}
