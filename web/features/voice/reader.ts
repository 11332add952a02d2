import { createStore } from 'zustand/vanilla'
import { readable } from '../../platform/readable.ts'
import { speakableSentences } from './speakable-sentences.ts'

export type Voice = {
  /** Speaks one sentence; resolves when it was spoken, and rejects when it could not be. */
  speak: (sentence: string, rate: number) => Promise<void>
  /** Falls silent at once. */
  cancel: () => void
}

/**
 * Reads one text at a time, sentence by sentence; beginning another one ends the first. Its state is the id that the
 * text being read was begun with.
 */
export function createReader(voice: Voice) {
  const store = createStore<string | null>(() => null)
  let turn = {}

  function stop() {
    turn = {}
    if (store.getState() === null) return
    voice.cancel()
    store.setState(null)
  }
  return {
    ...readable(store),
    stop,
    /** @throws whatever the voice failed with; being stopped is no failure */
    async read(id: string, text: string, rate: number): Promise<void> {
      stop()
      const own = {}
      turn = own
      store.setState(id)
      try {
        for (const sentence of speakableSentences(text)) {
          await voice.speak(sentence, rate)
          if (turn !== own) return
        }
      } catch (error) {
        if (turn === own) throw error
      } finally {
        if (turn === own) store.setState(null)
      }
    },
  }
}

export type Reader = ReturnType<typeof createReader>
