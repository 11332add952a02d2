import { useEffect, useId } from 'react'
import { useStore } from 'zustand'
import { toast } from '../../ui/toast.ts'
import { canSpeak, pageReader } from './page-reader.ts'
import { voiceTexts } from './texts.ts'

/**
 * Reads one text aloud with the browser's voice, at `rate` times the usual speed. One text of the page is read
 * at a time, and leaving the page that shows it falls silent.
 */
export function useReadAloud(rate = 1) {
  const id = useId()
  const isReading = useStore(pageReader, (readingId) => readingId === id)
  useEffect(
    () => () => {
      if (pageReader.getState() === id) pageReader.stop()
    },
    [id],
  )
  async function read(text: string) {
    try {
      await pageReader.read(id, text, rate)
    } catch {
      toast({ ...voiceTexts.failure, variant: 'destructive' })
    }
  }
  return { isSupported: canSpeak(), isReading, read, stop: pageReader.stop }
}
