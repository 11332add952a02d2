import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { supportRequestForm } from '#domain/support/contract.ts'
import { makeId } from '../../platform/make-id.ts'
import { queryClient } from '../../platform/query-client.ts'
import { useAction } from '../../platform/use-action.ts'
import { useKeptEdits } from '../../platform/use-kept-edits.ts'
import { toast } from '../../ui/toast.ts'
import { requestsKey } from './request-list.tsx'
import { supportCalls } from './support-calls.ts'
import { supportTexts as texts } from './support-texts.ts'

type Field = 'subject' | 'message' | 'conversationId'

const empty = { subject: '', message: '' }
const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * A request that is being written. It is kept on the device until it is sent, with the id under which it was tried
 * before: a repeated try adds no second request, a changed text is another one. `offered` are the conversations to
 * choose from; one that is not among them is not shown as chosen and does not go along.
 */
export function useSupportRequest(userId: string, offered: readonly { id: string }[]) {
  const { edits, edit, discard } = useKeptEdits({
    userId,
    place: 'support-request',
    isValue: isText,
    onTakeOver: (left) => form.reset({ ...empty, subject: left.subject ?? '', message: left.message ?? '' }),
  })
  const { subject = '', message = '', conversationId = '', id = '' } = edits
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  const form = useForm({
    resolver: zodResolver(supportRequestForm),
    defaultValues: { subject, message },
  })
  const chosen = offered.some((conversation) => conversation.id === conversationId) ? conversationId : ''

  function write(field: Field, value: string) {
    const next = { subject, message, conversationId, [field]: value }
    if (next.subject + next.message === '' && next.conversationId === '') return discard()
    edit(field, value)
    edit('id', '')
  }
  const keep = (field: keyof typeof empty) =>
    form.register(field, { onChange: ({ target }) => write(field, target.value) })

  const { isRunning, run } = useAction(
    form.handleSubmit(async (request) => {
      const tried = id || makeId()
      edit('id', tried)
      const body = { ...request, id: tried, ...(chosen && { conversationId: chosen }) }
      const { safety: card } = await supportCalls.send(body)
      setSafety(card)
      const written = form.getValues()
      // What was changed while it was sent is not in it, and stays as the next request.
      if (written.subject === subject && written.message === message) {
        discard()
        form.reset(empty)
      }
      toast(texts.sent)
      await queryClient.invalidateQueries({ queryKey: requestsKey })
    }),
  )
  return {
    keep,
    chosen,
    choose: (next: string) => write('conversationId', next),
    errors: form.formState.errors,
    isUnsent: subject + message !== '',
    isRunning,
    run,
    safety,
    closeSafety: () => setSafety(null),
  }
}
