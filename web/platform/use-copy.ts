import { useState } from 'react'

/**
 * Copies a text, and says how that went where the button stands.
 * @returns `outcome`: for a `role="status"`; empty before the first copy
 */
export function useCopy(texts: { copied: string; notCopied: string }) {
  const [outcome, setOutcome] = useState('')

  async function copy(text: string): Promise<void> {
    // Emptied first, or a second copy would not be announced.
    setOutcome('')
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(texts.copied)
    } catch {
      setOutcome(texts.notCopied)
    }
  }
  return { copy, outcome }
}
