import { type FormEvent, useRef } from 'react'
import { isBlank } from '#domain/fields/is-blank.ts'
import { rewriteWays } from '#domain/rewriting/contract.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { announcedSafety } from '../../platform/announced-safety.ts'
import { ProblemBanner } from '../../platform/problem-banner.tsx'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { useToolFold } from '../../platform/use-tool-fold.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FoldedCard } from '../../ui/folded-card.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { RewrittenMessage } from './rewritten-message.tsx'
import { rewritingTexts as texts } from './texts.ts'
import { useRewriter } from './use-rewriter.ts'

type RewriterFormProps = {
  userId: string
  onUsage: (usage: TokenUsageReply) => void
  SafetyCard: SafetyCardSlot
  /** A talk was begun in the chat below. */
  isChatBegun: boolean
  /** Told of each finished rewrite, by the id that the server was given. */
  onRewritten?: (messageId: string) => void
}

/** Rewrites one message so that it is clear, with its context and reader in mind where they are given. */
export function RewriterForm({ userId, isChatBegun, onUsage, onRewritten, SafetyCard }: RewriterFormProps) {
  const rewriter = useRewriter(userId, { onUsage, onRewritten })
  const { form, change, way, setWay, result, refusal, safety, isRewriting, rewrite } = rewriter
  const fold = useToolFold(userId, 'rewriter', isChatBegun)
  const answerRef = useRef<HTMLDivElement>(null)
  const originalRef = useRef<HTMLTextAreaElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank(form.originalText)) originalRef.current?.focus()
    void rewrite()
  }
  return (
    <FoldedCard heading={texts.heading} hint={texts.intro} {...fold}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <div className="grid gap-3 md:grid-cols-2">
          <Field label={texts.originalText}>
            <TextArea
              ref={originalRef}
              minHeightPx={120}
              className="resize-none!"
              value={form.originalText}
              onChange={(event) => change('originalText', event.target.value)}
            />
          </Field>
          <Field label={texts.context} hint={texts.contextHint}>
            <TextArea
              minHeightPx={80}
              className="resize-none!"
              value={form.context}
              onChange={(event) => change('context', event.target.value)}
            />
          </Field>
          <Field label={texts.relationship} hint={texts.relationshipHint}>
            <TextArea
              minHeightPx={60}
              rows={1}
              className="resize-none!"
              value={form.relationship}
              onChange={(event) => change('relationship', event.target.value)}
            />
          </Field>
          <Field label={texts.way} hint={texts.wayHint}>
            <SelectInput
              value={way}
              onChange={({ target }) => setWay(rewriteWays.find((one) => one === target.value) ?? 'clearer')}
            >
              {rewriteWays.map((one) => (
                <option key={one} value={one}>
                  {texts.ways[one]}
                </option>
              ))}
            </SelectInput>
          </Field>
        </div>
        <Button
          type="submit"
          className="self-start"
          aria-disabled={isRewriting}
          aria-busy={isRewriting || undefined}
        >
          {isRewriting ? texts.submitting : texts.submit}
        </Button>
        {refusal && <ProblemBanner problem={refusal} />}
      </form>
      <div ref={answerRef} tabIndex={-1}>
        <p role="status" className="sr-only">
          {safety && announcedSafety(safety)}
        </p>
        {safety && (
          <div className="mt-6">
            <SafetyCard
              reply={safety}
              isBeside
              onMeantSomethingElse={() => {
                answerRef.current?.focus()
                rewriter.closeSafety()
              }}
            />
          </div>
        )}
        <RewrittenMessage result={result} />
      </div>
    </FoldedCard>
  )
}
