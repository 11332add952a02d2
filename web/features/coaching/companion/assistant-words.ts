import type { AssistantModule } from '#domain/coaching/coaching-module.ts'

// As text: the menu imports one line of the same JSON by its name, and would else carry all of it to every page.
const [source = ''] = Object.values(
  import.meta.glob<string>('/content/assistant/module.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** The words of the general assistant. */
export const assistantWords: AssistantModule = JSON.parse(source)
