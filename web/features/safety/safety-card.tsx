import { useContext, useId, useLayoutEffect, useState } from 'react'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { calmScreen } from '../../platform/calm-screen.ts'
import { CountryControl } from '../../platform/country-control.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { toastStore } from '../../ui/toast.ts'
import { PrintSheet } from './print-sheet.tsx'
import { SafetyCardContent } from './safety-card-content.tsx'
import { SafetyLine } from './safety-line.tsx'
import { safetyTexts as texts } from './texts.ts'
import { useHelpLines } from './use-help-lines.ts'

type SafetyCardProps = {
  reply: SafetyReply
  isSaved?: boolean
  isBeside?: boolean
  onMeantSomethingElse: () => void
}

/** The card for a clear sign, and for an unclear one the line that opens it. */
export function SafetyCard(props: SafetyCardProps) {
  if (props.reply.kind === 'card') return <OpenCard {...props} />
  return <SafetyLine>{(close) => <OpenCard {...props} isBeside onMeantSomethingElse={close} />}</SafetyLine>
}

function noteOf({ isSaved, isBeside }: SafetyCardProps): string {
  if (isSaved) return texts.savedNote
  return isBeside ? texts.besideNote : texts.note
}

/**
 * The fixed, calm answer to a message with a sign of danger. It takes no focus and locks nothing: what surrounds it
 * goes on working. It comes with the page itself, so that a lost connection cannot keep it away. While it is there,
 * no message about points or achievements stands beside it.
 */
function OpenCard(props: SafetyCardProps) {
  const { reply, onMeantSomethingElse } = props
  const headingId = useId()
  const control = useContext(CountryControl)
  const help = useHelpLines(reply.help, control?.country ?? null)
  const [offered] = useState(reply.help.isOffered ? reply.help.country : null)
  const [isPrinting, setPrinting] = useState(false)
  const [endPrinting] = useState(() => () => setPrinting(false))
  useLayoutEffect(() => toastStore.holdPlayful(), [])
  return (
    <section aria-labelledby={headingId} className="rounded-card border-2 border-leaf bg-card p-4 text-base">
      <h3 id={headingId} className="mb-2 text-lg">
        {reply.title}
      </h3>
      <SafetyCardContent reply={reply} help={help} />
      {control && <div className="mt-4 empty:hidden">{control.renderOffer(offered)}</div>}
      <div className="mt-4 flex flex-wrap gap-3">
        {reply.hasPlan && <ButtonLink to="/dashboard/safety-plan">{texts.ownPlan}</ButtonLink>}
        <Button variant="secondary" onClick={onMeantSomethingElse}>
          {reply.kind === 'line' ? texts.close : reply.meantSomethingElse}
        </Button>
        <Button variant="secondary" onClick={calmScreen.open}>
          {texts.calmScreen}
        </Button>
        <Button variant="ghost" onClick={() => setPrinting(true)}>
          {texts.print}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{noteOf(props)}</p>
      {!reply.hasPlan && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {texts.whenCalmer}
          <ButtonLink variant="ghost" to="/dashboard/safety-plan" className="px-0!">
            {texts.writePlan}
          </ButtonLink>
        </p>
      )}
      {isPrinting && (
        <PrintSheet onPrinted={endPrinting}>
          <h3 className="mb-2 text-lg">{reply.title}</h3>
          <SafetyCardContent reply={reply} help={help} />
        </PrintSheet>
      )}
    </section>
  )
}
