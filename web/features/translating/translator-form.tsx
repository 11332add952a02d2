import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { TranslateReply, TranslateRequest } from '#domain/coaching/contract.ts'
import { isBlank } from '#domain/fields/is-blank.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'
import { callApi } from '../../platform/call-api.ts'
import { makeId } from '../../platform/make-id.ts'
import { problemText } from '../../platform/problem-texts.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { translatingTexts as texts } from './texts.ts'
import { SoundingPlaces, TranslatedWords } from './translation-result.tsx'

type Props = { onUsage: (usage: TokenUsageReply) => void; SafetyCard: SafetyCardSlot }
type ChoiceProps = {
  label: string
  names: readonly string[]
  value: string
  onChange: (value: string) => void
}

function Choice({ label, names, value, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <SelectInput value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{texts.notSaid}</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectInput>
    </Field>
  )
}

function headingOf({ translation, places }: TranslateReply): string {
  if (translation) return translation.literal.is ? texts.literal : texts.open
  return places?.length ? texts.ownPlaces : texts.nothing
}

function Result({ reply }: { reply: TranslateReply }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result takes the focus.
  useEffect(() => heading.current?.focus(), [reply])
  return (
    <section className="mt-6 border-t border-line-soft pt-5">
      <h3 ref={heading} tabIndex={-1} className="mb-3 text-lg">
        {headingOf(reply)}
      </h3>
      {reply.translation && <TranslatedWords of={reply.translation} />}
      {reply.places && <SoundingPlaces places={reply.places} />}
      <p className="mt-3 text-sm text-ink-soft">
        {reply.isFallback && texts.fallback} {reply.isBuiltIn && texts.builtIn}
      </p>
    </section>
  )
}

/** Says what somebody's words can mean, or how the person's own may sound. */
export function TranslatorForm({ onUsage, SafetyCard }: Props) {
  const [direction, setDirection] = useState<TranslateRequest['direction']>('received')
  const [text, setText] = useState('')
  const [from, setFrom] = useState('')
  const [where, setWhere] = useState('')
  const [reply, setReply] = useState<TranslateReply | null>(null)
  const [refusal, setRefusal] = useState<ApiProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank(text)) return input.current?.focus()
    if (isBusy) return
    const { signal } = leaving.current
    setBusy(true)
    setRefusal(null)
    try {
      const body: TranslateRequest = { text, direction, from, where, messageId: makeId() }
      const answer = await callApi<TranslateReply>('/translate', { method: 'POST', body, signal })
      setReply(answer)
      onUsage(answer.usage)
    } catch (error) {
      if (!signal.aborted) setRefusal(toApiProblem(error))
    } finally {
      setBusy(false)
    }
  }
  const problem = refusal && problemText(refusal)
  return (
    <Card heading={texts.heading}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field label={texts.direction}>
          <SelectInput
            value={direction}
            onChange={(event) => setDirection(event.target.value === 'own' ? 'own' : 'received')}
          >
            <option value="received">{texts.received}</option>
            <option value="own">{texts.own}</option>
          </SelectInput>
        </Field>
        <Field label={direction === 'own' ? texts.ownText : texts.receivedText}>
          <TextArea
            ref={input}
            minHeightPx={120}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {direction === 'received' && (
          <>
            <Choice label={texts.from} names={texts.people} value={from} onChange={setFrom} />
            <Choice label={texts.where} names={texts.places} value={where} onChange={setWhere} />
          </>
        )}
        <Button type="submit" className="self-start" aria-disabled={isBusy} aria-busy={isBusy || undefined}>
          {isBusy ? texts.submitting : texts.submit}
        </Button>
        {problem && (
          <Banner
            variant="danger"
            title={problem.title}
            action={problem.link && <ButtonLink to={problem.link.to}>{problem.link.label}</ButtonLink>}
          >
            {problem.text}
          </Banner>
        )}
      </form>
      <p role="status" className="sr-only">
        {reply && headingOf(reply)}
      </p>
      {reply?.safety && (
        <SafetyCard reply={reply.safety} onMeantSomethingElse={() => setReply({ ...reply, safety: null })} />
      )}
      {reply && <Result reply={reply} />}
    </Card>
  )
}
