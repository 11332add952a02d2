import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isBlank } from '#domain/fields/is-blank.ts'
import type { RewriteReply, RewriteRequest, RewriteWay } from '#domain/rewriting/contract.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import type { ApiProblem, WebProblemCode } from '../../platform/api-problem.ts'
import { callApi } from '../../platform/call-api.ts'
import { makeId } from '../../platform/make-id.ts'
import { tabDraft } from '../../platform/tab-draft.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { toastProblem } from '../../platform/toast-problem.ts'
import { toast } from '../../ui/toast.ts'
import { rewritingTexts } from './texts.ts'

const fieldNames = ['originalText', 'context', 'relationship'] as const
type RewriteForm = Record<(typeof fieldNames)[number], string>

const draftOf = (userId: string, name: keyof RewriteForm) => tabDraft(userId, `rewriter.${name}`)

function readForm(userId: string): RewriteForm {
  const [originalText = '', context = '', relationship = ''] = fieldNames.map((name) =>
    draftOf(userId, name).read(),
  )
  return { originalText, context, relationship }
}

/** Refusals that the person can lift: silence would leave them to press the button again and again. */
const liftable: readonly WebProblemCode[] = [
  'subscription-ended',
  'message-too-long',
  'request-too-large',
  'rate-limited',
]

type RewriterListeners = {
  onUsage: (usage: TokenUsageReply) => void
  onRewritten?: ((messageId: string) => void) | undefined
}

/**
 * The rewriter's form. What is written survives a reload. A later result replaces the earlier one; a failure
 * changes nothing and is logged, and nothing is shown of it (specification, sections 4 and 8). What the person can do
 * something about is told: a spent allowance, and a refusal that they can lift. A message that can be sent as it is was
 * no exercise: it is told at the result alone, and nothing is counted.
 */
export function useRewriter(userId: string, { onUsage, onRewritten }: RewriterListeners) {
  const [form, setForm] = useState(() => readForm(userId))
  const newest = useRef(form)
  const [way, setWay] = useState<RewriteWay>('clearer')
  const [result, setResult] = useState<RewriteReply | null>(null)
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  const [refusal, setRefusal] = useState<ApiProblem | null>(null)
  const [isRewriting, setRewriting] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  function change(name: keyof RewriteForm, value: string) {
    newest.current = { ...newest.current, [name]: value }
    setForm(newest.current)
    draftOf(userId, name).write(value)
  }
  const takeOver = useEffectEvent((name: keyof RewriteForm) =>
    draftOf(userId, name).takeOver((text) => {
      const isFree = newest.current[name] === ''
      if (isFree) change(name, text)
      return isFree
    }),
  )
  useEffect(() => {
    for (const name of fieldNames) void takeOver(name)
  }, [])
  async function ask(body: RewriteRequest) {
    const { signal } = leaving.current
    setRewriting(true)
    setRefusal(null)
    try {
      const reply = await callApi<RewriteReply>('/rewrite', { method: 'POST', body, signal })
      setSafety(reply.safety)
      if (reply.usage) onUsage(reply.usage)
      // The card comes alone where there can be no result.
      if (reply.rewritten === '') return setResult(null)
      setResult(reply)
      if (reply.isUnchanged) return
      toast(rewritingTexts.rewritten)
      onRewritten?.(body.messageId)
    } catch (error) {
      if (signal.aborted) return
      const problem = toApiProblem(error)
      // biome-ignore lint/suspicious/noConsole: the specification (section 8) asks for this line and no message.
      console.error('Error getting rewrite', problem.code)
      if (problem.code === 'token-limit-exceeded') toastProblem(problem)
      if (liftable.includes(problem.code)) setRefusal(problem)
    } finally {
      setRewriting(false)
    }
  }
  async function rewrite() {
    if (!isBlank(form.originalText) && !isRewriting) await ask({ ...form, way, messageId: makeId() })
  }
  const closeSafety = () => setSafety(null)
  return { form, change, way, setWay, result, refusal, safety, isRewriting, rewrite, closeSafety }
}
