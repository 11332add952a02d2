import { useState } from 'react'
import { Button } from './button.tsx'
import { QuestionDialog } from './question-dialog.tsx'

type QuestionButtonProps = {
  variant: 'ghost' | 'secondary'
  className?: string
  /** What the button says, and the answer that does it. */
  text: string
  question: string
  meaning: string
  noText: string
  isRunning?: boolean
  pendingText?: string
  /** Where the button goes away with what was done, nothing has to be closed. */
  onYes: (close: () => void) => void
}

/** A button that asks before it does what cannot be brought back. */
export function QuestionButton(props: QuestionButtonProps) {
  const { variant, className, text, question, meaning, noText, isRunning, pendingText, onYes } = props
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant={variant} className={className} onClick={() => setAsking(true)}>
        {text}
      </Button>
      <QuestionDialog
        open={isAsking}
        title={question}
        meaning={meaning}
        noText={noText}
        yesText={text}
        isRunning={isRunning}
        pendingText={pendingText}
        onNo={close}
        onYes={() => onYes(close)}
      />
    </>
  )
}
