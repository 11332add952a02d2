import { Square, Volume2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { voiceTexts as texts } from './texts.ts'
import { useReadAloud } from './use-read-aloud.ts'

type ReadAloudButtonProps = {
  /** Plain text or Markdown. */
  text: string
  label?: string
  rate?: number | undefined
  className?: string
}

/** Reads a text aloud, and stops. Without a voice in the browser it says so in its place. */
export function ReadAloudButton({ text, label = texts.readAloud, rate, className }: ReadAloudButtonProps) {
  const { isSupported, isReading, read, stop } = useReadAloud(rate)
  if (!isSupported) return <p className="text-sm text-ink-soft">{texts.unsupported}</p>
  const Icon = isReading ? Square : Volume2
  return (
    <Button variant="secondary" className={className} onClick={isReading ? stop : () => void read(text)}>
      <Icon aria-hidden className="size-5" />
      {isReading ? texts.stop : label}
    </Button>
  )
}
