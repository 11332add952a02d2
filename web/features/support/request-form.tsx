import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../platform/query-client.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { UnsavedChangesGuard } from '../../ui/unsaved-changes-guard.tsx'
import { supportCalls } from './support-calls.ts'
import { supportTexts as texts } from './support-texts.ts'
import { useSupportRequest } from './use-support-request.ts'

/**
 * A request to a person. A conversation goes with it only when it is chosen. What was typed outlasts a failure, a
 * reload and an ended session.
 */
export function RequestForm({ userId, SafetyCard }: { userId: string; SafetyCard: SafetyCardSlot }) {
  const conversations = useQuery(
    { queryKey: ['support-conversations'], queryFn: supportCalls.conversations },
    queryClient,
  )
  const offered = conversations.data?.conversations ?? []
  const request = useSupportRequest(userId, offered)
  const { keep, errors } = request
  return (
    <Card heading={texts.formHeading}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void request.run()
        }}
      >
        <Field label={texts.subject} hint={texts.subjectHint} error={errors.subject?.message}>
          <TextInput {...keep('subject')} />
        </Field>
        <Field label={texts.message} hint={texts.messageHint} error={errors.message?.message}>
          <TextArea minHeightPx={176} {...keep('message')} />
        </Field>
        <Field
          label={texts.attach}
          hint={texts.attachHint}
          error={conversations.isError ? texts.notListed : undefined}
        >
          <SelectInput value={request.chosen} onChange={({ target }) => request.choose(target.value)}>
            <option value="">{texts.noAttachment}</option>
            {offered.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Button type="submit" className="self-start" pending={request.isRunning} pendingText={texts.sending}>
          {texts.send}
        </Button>
      </form>
      <SavedTextSafety reply={request.safety} onClose={request.closeSafety} SafetyCard={SafetyCard} />
      <UnsavedChangesGuard isActive={request.isUnsent} texts={texts.unsent} />
    </Card>
  )
}
