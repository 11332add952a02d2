import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { followVisit } from '../../../platform/private-data.ts'
import { problemText } from '../../../platform/problem-texts.ts'
import { useAction } from '../../../platform/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { type CardPurpose, changeCard, type SubscriptionCard } from './change-card.ts'
import { ownAccount } from './own-account-queries.ts'
import { subscriptionToasts, subscriptionTexts as texts } from './texts.ts'

export type RenderCard = (form: {
  /** The same at each render. */
  onReady: (card: SubscriptionCard | null) => void
  isLocked: boolean
}) => ReactNode

type CardDialogProps = {
  purpose: CardPurpose
  payer: { name: string; email: string }
  renderCard: RenderCard
  onClose: () => void
}

/** The words of the card form's own failures, or those of the server's refusal. */
function showFailure(error: unknown): void {
  const description = error instanceof ApiProblem ? problemText(error).text : String((error as Error).message)
  toast({ title: subscriptionToasts.cardTitle, description, variant: 'destructive' })
}

/** Asks for a card, says beforehand what is charged, and stays open with what was typed when it fails. */
export function CardDialog({ purpose, payer, renderCard, onClose }: CardDialogProps) {
  const [card, setCard] = useState<SubscriptionCard | null>(null)
  const { isRunning, run } = useAction(async () => {
    if (!card) return
    const isSameVisit = followVisit()
    const subscription = await changeCard(purpose, card, payer).catch((error) => {
      if (isSameVisit()) showFailure(error)
    })
    if (!subscription) return
    ownAccount.subscription(subscription)
    toast(purpose === 'card' ? subscriptionToasts.card : subscriptionToasts.renewed)
    onClose()
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void run()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isRunning && onClose()}
      title={texts.cardTitle[purpose]}
      description={texts.cardWhat[purpose]}
    >
      <form noValidate className="flex flex-col gap-6" onSubmit={submit}>
        {renderCard({ onReady: setCard, isLocked: isRunning })}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={isRunning} onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" disabled={!card} pending={isRunning} pendingText={texts.sending}>
            {purpose === 'card' ? texts.saveCard : texts.payNow}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
