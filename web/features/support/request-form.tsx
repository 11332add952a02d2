import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { supportRequestForm } from '#domain/support/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { useAction } from '../../platform/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { requestsKey } from './request-list.tsx'
import { supportCalls } from './support-calls.ts'
import { supportTexts as texts } from './support-texts.ts'

const empty = { subject: '', message: '', conversationId: undefined }

function useSupportRequest() {
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  const form = useForm({ resolver: zodResolver(supportRequestForm), defaultValues: empty })
  const { isRunning, run } = useAction(
    form.handleSubmit(async (request) => {
      const { safety: card } = await supportCalls.send(request)
      setSafety(card)
      form.reset(empty)
      toast(texts.sent)
      await queryClient.invalidateQueries({ queryKey: requestsKey })
    }),
  )
  return { form, isRunning, run, safety, closeSafety: () => setSafety(null) }
}

/** A request to a person. A conversation goes with it only when it is chosen; a failure keeps what was typed. */
export function RequestForm({ SafetyCard }: { SafetyCard: SafetyCardSlot }) {
  const { form, isRunning, run, safety, closeSafety } = useSupportRequest()
  const { errors } = form.formState
  const conversations = useQuery(
    { queryKey: ['support-conversations'], queryFn: supportCalls.conversations },
    queryClient,
  )
  return (
    <Card heading={texts.formHeading}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <Field label={texts.subject} hint={texts.subjectHint} error={errors.subject?.message}>
          <TextInput {...form.register('subject')} />
        </Field>
        <Field label={texts.message} error={errors.message?.message}>
          <TextArea {...form.register('message')} />
        </Field>
        <Field
          label={texts.attach}
          hint={texts.attachHint}
          error={conversations.isError ? texts.notListed : undefined}
        >
          <SelectInput {...form.register('conversationId', { setValueAs: (id) => id || undefined })}>
            <option value="">{texts.noAttachment}</option>
            {conversations.data?.conversations.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Button type="submit" className="self-start" pending={isRunning} pendingText={texts.sending}>
          {texts.send}
        </Button>
      </form>
      <SavedTextSafety reply={safety} onClose={closeSafety} SafetyCard={SafetyCard} />
    </Card>
  )
}
