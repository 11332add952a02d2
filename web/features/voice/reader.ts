import { speakableSentences } from './speakable-sentences.ts'

export type Voice = {
  /** Speaks one sentence; resolves when it was spoken, and rejects when it could not be. */
  speak: (sentence: string, rate: number) => Promise<void>
  /** Falls silent at once. */
  cancel: () => void
}

/** Reads one text at a time, sentence by sentence; beginning another one ends the first. */
export function createReader(voice: Voice) {
  const listeners = new Set<() => void>()
  let readingId: string | null = null
  let turn = {}

  function show(id: string | null) {
    readingId = id
    for (const listener of listeners) listener()
  }
  function stop() {
    turn = {}
    if (readingId === null) return
    voice.cancel()
    show(null)
  }
  return {
    /** Which text is being read, by the id that it was begun with. */
    readingId: () => readingId,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    stop,
    /** @throws whatever the voice failed with; being stopped is no failure */
    async read(id: string, text: string, rate: number): Promise<void> {
      stop()
      const own = {}
      turn = own
      show(id)
      try {
        for (const sentence of speakableSentences(text)) {
          await voice.speak(sentence, rate)
          if (turn !== own) return
        }
      } catch (error) {
        if (turn === own) throw error
      } finally {
        if (turn === own) show(null)
      }
    },
  }
}

export type Reader = ReturnType<typeof createReader>
