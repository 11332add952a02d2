import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Newsletter, newsletterDraft } from '#domain/newsletters/contract.ts'
import { makeId } from '../../platform/make-id.ts'
import { useKeptEdits } from '../../platform/use-kept-edits.ts'
import { newsletterCalls, readListAnew } from './newsletter-calls.ts'

type Written = { subject: string; body: string }
type Saved = { id: string; version: number }

const empty: Written = { subject: '', body: '' }
const isText = (value: unknown): value is string => typeof value === 'string'
const isSame = (a: Written, b: Written) => a.subject === b.subject && a.body === b.body
const written = newsletterDraft.omit({ version: true })

/**
 * The newsletter that is being written. It is kept on the device until it is closed or sent; the server gets it as a
 * draft when it is saved, and always before it is tested or sent, so that what goes out is what stands in the form.
 */
export function useNewsletterDraft(userId: string) {
  const { edits, edit, discard } = useKeptEdits({
    userId,
    place: 'newsletter',
    isValue: isText,
    onTakeOver: ({ subject = '', body = '' }) => form.reset({ subject, body }),
  })
  const { subject = '', body = '', id = '', version = '0' } = edits
  const form = useForm({ resolver: zodResolver(written), defaultValues: { subject, body } })
  /** What the server has, as far as this page knows: after a reload it is asked to keep the text once more. */
  const [saved, setSaved] = useState<Written>(empty)

  function show(newsletter: Newsletter) {
    edit('id', newsletter.id)
    edit('version', String(newsletter.version))
    setSaved({ subject: newsletter.subject, body: newsletter.body })
  }
  async function save(text: Written): Promise<Saved> {
    if (id !== '' && isSame(saved, text)) return { id, version: Number(version) }
    const own = id || makeId()
    edit('id', own)
    const kept = await newsletterCalls.save(own, { ...text, version: Number(version) })
    show(kept)
    await readListAnew()
    return kept
  }
  function close() {
    discard()
    setSaved(empty)
    form.reset(empty)
  }
  function open(newsletter: Newsletter) {
    for (const field of ['subject', 'body'] as const) edit(field, newsletter[field])
    show(newsletter)
    form.reset({ subject: newsletter.subject, body: newsletter.body })
  }
  return {
    subject,
    body,
    errors: form.formState.errors,
    keep: (field: keyof Written) =>
      form.register(field, { onChange: ({ target }) => edit(field, target.value) }),
    /** Does something with the saved draft; nothing when a field is wrong, which is then told at the field. */
    withSaved: (act: (draft: Saved) => unknown) =>
      form.handleSubmit(async (text) => void (await act(await save(text)))),
    isUnsaved: subject + body !== '' && !isSame(saved, { subject, body }),
    isOpen: subject + body + id !== '',
    open,
    close,
  }
}
export type NewsletterDraftForm = ReturnType<typeof useNewsletterDraft>
