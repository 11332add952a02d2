import type { ChatScope } from '#domain/coaching/module-ids.ts'

type ToastWords = { title: string; description: string }

const ofModules = import.meta.glob<ToastWords>('/content/modules/*/module.json', {
  eager: true,
  import: 'deepConversation',
})
const ofAssistant = import.meta.glob<ToastWords>('/content/assistant/module.json', {
  eager: true,
  import: 'deepConversation',
})

/** What is said after five messages of a visit, in the words of the module or of the general assistant. */
export function deepConversationWords(scope: ChatScope): ToastWords {
  const words = ofModules[`/content/modules/${scope}/module.json`] ?? Object.values(ofAssistant)[0]
  return words ?? { title: '', description: '' }
}
