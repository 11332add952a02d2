import { type FormEvent, useRef, useState } from 'react'
import { isBlank } from '#domain/fields/is-blank.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { type FindTasksReply, MAX_TASK_TITLE_CHARACTERS } from '#domain/tasks/contract.ts'
import type { TaskPlan } from '#domain/tasks/task-template.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { makeId } from '../../platform/make-id.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { taskCalls } from './task-calls.ts'
import { AllTasks, TaskChoices } from './task-choices.tsx'
import { nameTexts as texts } from './texts.ts'

type NameTaskProps = {
  isBuiltInCoach: boolean
  onChoose: (id: string) => Promise<void>
  onWritten: (title: string, plan: TaskPlan) => void
  onOwn: (title: string) => void
  onUsage: (usage: TokenUsageReply) => void
  onSafety: (reply: SafetyReply) => void
}
type OwnWaysProps = Omit<NameTaskProps, 'onChoose'> & { title: string }

/** What a person can do with a task that no template fits. */
function OwnWays({ title, isBuiltInCoach, onWritten, onOwn, onUsage, onSafety }: OwnWaysProps) {
  const [failed, setFailed] = useState('')
  const messageId = useRef(makeId())
  async function letModelWrite() {
    setFailed('')
    const reply = await taskCalls.write({ messageId: messageId.current, text: title })
    messageId.current = makeId()
    if (reply.usage) onUsage(reply.usage)
    if (reply.safety) onSafety(reply.safety)
    if (reply.plan) onWritten(title, reply.plan)
    else if (reply.safety?.kind !== 'card') setFailed(texts.modelFailed)
  }
  return (
    <div>
      <p className="mb-2 text-sm text-ink-soft">{isBuiltInCoach ? texts.noModel : texts.orModel}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onOwn(title)}>
          {texts.own}
        </Button>
        {!isBuiltInCoach && (
          <ActionButton variant="secondary" pendingText={texts.modelBusy} action={letModelWrite}>
            {texts.model}
          </ActionButton>
        )}
      </div>
      <p role="status" className="not-empty:mt-2">
        {failed}
      </p>
    </div>
  )
}

/** The task in the person's own words, the templates that fit it, and all others. */
export function NameTask(props: NameTaskProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [found, setFound] = useState<(FindTasksReply & { text: string }) | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { isRunning, run } = useAction(async () => {
    if (isBlank(text)) {
      setError(texts.empty)
      input.current?.focus()
      return
    }
    const reply = await taskCalls.find(text.trim())
    setFound({ ...reply, text: text.trim() })
    if (reply.safety) props.onSafety(reply.safety)
  })
  const choose = useAction(props.onChoose)
  function submit(event: FormEvent) {
    event.preventDefault()
    void run()
  }
  const isOpen = (id: string) => void choose.run(id)
  return (
    <div className="flex flex-col gap-4">
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <Field label={texts.label} hint={texts.hint} error={error}>
            <TextInput
              ref={input}
              value={text}
              maxLength={MAX_TASK_TITLE_CHARACTERS}
              onChange={({ target }) => {
                setText(target.value)
                setError('')
              }}
            />
          </Field>
        </div>
        <Button type="submit" aria-disabled={isRunning} aria-busy={isRunning || undefined}>
          {isRunning ? texts.submitting : texts.submit}
        </Button>
      </form>
      <p role="status">
        {found && (found.tasks.length === 0 ? texts.none : texts.found(found.tasks.length))}
      </p>
      {found && (
        <>
          {found.tasks.length > 0 && <TaskChoices tasks={found.tasks} onChoose={isOpen} />}
          <OwnWays key={found.text} {...props} title={found.text} />
        </>
      )}
      <AllTasks onChoose={isOpen} />
    </div>
  )
}
