import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { firstRunTexts as texts } from './texts.ts'

function Progress({ step, of }: { step: number; of: number }) {
  return (
    <div className="flex items-center gap-3">
      <p className="text-sm tabular-nums">{texts.progress(step, of)}</p>
      <span aria-hidden className="flex gap-1.5">
        {Array.from({ length: of }, (_, index) => index + 1).map((number) => (
          <span
            key={number}
            className={joinClasses(
              'h-2.5 w-8 rounded-full border',
              number <= step ? 'border-primary bg-primary' : 'border-line bg-sunken',
            )}
          />
        ))}
      </span>
    </div>
  )
}

type StepFrameProps = {
  /** From 1 on. */
  step: number
  of: number
  title: string
  hint: string
  isSaving: boolean
  onNext: () => void
  onSkip: () => void
  onSkipAll: () => void
  onBack: (() => void) | undefined
  children: ReactNode
}

/** One question on one screen: where one is, the question, and the ways on, back and past it. */
export function StepFrame(props: StepFrameProps) {
  const { step, of, title, hint, isSaving, onNext, onSkip, onSkipAll, onBack, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its heading.
  useEffect(() => {
    // On arrival the page's heading has the focus; it is gone when it stood above the line of loading.
    if (!isFirst.current || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    if (!isFirst.current) window.scrollTo(0, 0)
    isFirst.current = false
  }, [step])
  function submit(event: FormEvent) {
    event.preventDefault()
    onNext()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="rounded-card border border-line-soft bg-card p-5 shadow-card sm:p-8"
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Progress step={step} of={of} />
        <Button variant="ghost" className="px-0! text-sm" disabled={isSaving} onClick={onSkipAll}>
          {texts.skipAll}
        </Button>
      </div>
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <p className="mt-2 mb-6 max-w-measure text-ink-soft">{hint}</p>
      {children}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        {onBack && (
          <Button variant="secondary" disabled={isSaving} onClick={onBack}>
            <ArrowLeft aria-hidden className="size-5" />
            {texts.back}
          </Button>
        )}
        <Button variant="ghost" className="px-0!" disabled={isSaving} onClick={onSkip}>
          {texts.skip}
        </Button>
        <Button
          type="submit"
          className="ml-auto min-w-28 sm:min-w-32"
          pending={isSaving}
          pendingText={texts.saving}
        >
          {texts.next}
        </Button>
      </div>
    </form>
  )
}
