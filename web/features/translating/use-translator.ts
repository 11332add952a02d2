import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isBlank } from '#domain/fields/is-blank.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import type { TranslateReply, TranslateRequest } from '#domain/translating/contract.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'
import { callApi } from '../../platform/call-api.ts'
import { deviceNote } from '../../platform/device-notes.ts'
import { makeId } from '../../platform/make-id.ts'
import { tabDraft } from '../../platform/tab-draft.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'

const fieldNames = ['direction', 'text', 'from', 'where'] as const
type TranslateForm = Record<(typeof fieldNames)[number], string>

const draftOf = (userId: string, name: keyof TranslateForm) => tabDraft(userId, `translator.${name}`)

/** Whether the person had a result on this device; who has knows what one looks like. */
const usedNote = (userId: string) =>
  deviceNote(userId, 'translator.used', (value): value is true => value === true)

function readForm(userId: string): TranslateForm {
  const [direction = '', text = '', from = '', where = ''] = fieldNames.map((name) =>
    draftOf(userId, name).read(),
  )
  return { direction, text, from, where }
}

/** The sender and the place belong to received words alone. */
function toRequest({ direction, text, from, where }: TranslateForm): TranslateRequest {
  const messageId = makeId()
  if (direction === 'own') return { direction, text, messageId }
  return { direction: 'received', text, from, where, messageId }
}

/**
 * The translator's form. What is written survives a reload. A result stands until the next one; a refusal until the next
 * try.
 */
export function useTranslator(userId: string, onUsage: (usage: TokenUsageReply) => void) {
  const [form, setForm] = useState(() => readForm(userId))
  const newest = useRef(form)
  const [reply, setReply] = useState<TranslateReply | null>(null)
  const [refusal, setRefusal] = useState<ApiProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isNew] = useState(() => usedNote(userId).read() === null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  function change(name: keyof TranslateForm, value: string) {
    newest.current = { ...newest.current, [name]: value }
    setForm(newest.current)
    draftOf(userId, name).write(value)
  }
  const takeOver = useEffectEvent((name: keyof TranslateForm) =>
    draftOf(userId, name).takeOver((value) => {
      const isFree = newest.current[name] === ''
      if (isFree) change(name, value)
      return isFree
    }),
  )
  useEffect(() => {
    for (const name of fieldNames) void takeOver(name)
  }, [])

  async function translate() {
    if (isBlank(form.text) || isBusy) return
    const { signal } = leaving.current
    setBusy(true)
    setRefusal(null)
    try {
      const answer = await callApi<TranslateReply>('/translate', {
        method: 'POST',
        body: toRequest(form),
        signal,
      })
      setReply(answer)
      usedNote(userId).write(true)
      onUsage(answer.usage)
    } catch (error) {
      if (!signal.aborted) setRefusal(toApiProblem(error))
    } finally {
      setBusy(false)
    }
  }
  const closeSafety = () => setReply((shown) => shown && { ...shown, safety: null })
  return { form, change, reply, refusal, isBusy, isNew, translate, closeSafety }
}
