import { calmScreen } from '../../platform/calm-screen.ts'
import { createReader, type Voice } from './reader.ts'

const LANGUAGE = 'en-US'

/** A voice that works on the device itself, if there is one: others send the text to the browser's maker. */
function localVoice(): SpeechSynthesisVoice | undefined {
  const voices = window.speechSynthesis.getVoices().filter(({ lang, localService }) => {
    return localService && lang.toLowerCase().startsWith('en')
  })
  return voices.find((voice) => voice.default) ?? voices[0]
}

/** The browser's own speech. */
const browserVoice: Voice = {
  speak(sentence, rate) {
    return new Promise((resolve, reject) => {
      const utterance = new SpeechSynthesisUtterance(sentence)
      utterance.lang = LANGUAGE
      utterance.rate = rate
      const voice = localVoice()
      if (voice) utterance.voice = voice
      utterance.onend = () => resolve()
      utterance.onerror = ({ error }) => reject(new Error(error))
      window.speechSynthesis.speak(utterance)
    })
  },
  cancel: () => window.speechSynthesis.cancel(),
}

/** Whether this browser can speak. */
export const canSpeak = (): boolean =>
  typeof window !== 'undefined' && 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** The page's one reader. */
export const pageReader = createReader(browserVoice)

// The calm screen is silent.
calmScreen.subscribe((isOpen) => {
  if (isOpen) pageReader.stop()
})
