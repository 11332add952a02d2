import { type FormEvent, useState } from 'react'
import { isBlank } from '#domain/fields/is-blank.ts'
import { estimateTokens } from '#domain/token-allowance/allowance.ts'
import type { CountTokensReply } from '#domain/token-allowance/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { toastProblem } from '../../platform/toast-problem.ts'
import { useAction } from '../../platform/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { tokenAllowanceTexts as texts } from './texts.ts'

/** Shows how many tokens a text has, before anything is spent on it; where it cannot be counted, an estimate. Want of a session is said. */
export function TokenCounter() {
  const [text, setText] = useState('')
  const [result, setResult] = useState('')
  const { isRunning, run } = useAction(
    async () => {
      const { count } = await callApi<CountTokensReply>('/count-tokens', { method: 'POST', body: { text } })
      setResult(texts.counted(count))
    },
    (problem) => {
      setResult(texts.estimated(estimateTokens(text)))
      if (problem.code === 'unauthenticated') toastProblem(problem)
    },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBlank(text)) void run()
  }
  return (
    <form onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <Field label={texts.textToCount} hint={texts.textToCountHint}>
        <TextArea
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setResult('')
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        pending={isRunning}
        pendingText={texts.counting}
      >
        {texts.count}
      </Button>
      <p role="status" className="tabular-nums">
        {result}
      </p>
    </form>
  )
}
