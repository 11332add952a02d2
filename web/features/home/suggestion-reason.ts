import type { ModuleId } from '#domain/coaching/module-ids.ts'
import type { HomeReply } from '#domain/home/contract.ts'

/** They stand on the page of the practices, too, which needs no other words of the home page. */
const texts = {
  fromAnswers: (words: string) => `From your answers: ${words}`,
  fromModule: (title: string) => `You practiced this area last: ${title}`,
  first: 'A short one to begin with',
  again: 'You finished this one before',
} as const

export type Suggestion = NonNullable<HomeReply['suggestion']>

/** Why an exercise is suggested, in words. */
export function reasonText(reason: Suggestion['reason'], titleOf: (module: ModuleId) => string): string {
  if (reason.kind === 'goal') return texts.fromAnswers(reason.words)
  return reason.kind === 'module' ? texts.fromModule(titleOf(reason.module)) : texts[reason.kind]
}
