import { achievementRule } from '#domain/progress/achievements.ts'
import type { ProgressEffect } from '#domain/progress/progress-effect.ts'
import type { ToastRequest } from '../../../ui/toast-store.ts'
import { deepConversationWords } from './deep-conversation-words.ts'
import { toastTexts as texts } from './toast-texts.ts'

/** From the most frequent to the rarest: the order in which several at once are told. */
const byRarity = [
  'points-gained',
  'level-reached',
  'streak-reached',
  'deep-conversation',
  'achievement-unlocked',
  'streak-reset',
  'progress-reset',
] as const satisfies readonly ProgressEffect['type'][]

/** How long each is shown (specification, section 8, "Gamification toasts" and "Deep-conversation toasts"). */
const DURATION_MS = {
  points: 3_000,
  achievement: 5_000,
  streak: 4_000,
  streakReset: 4_000,
  reset: 3_000,
  deepConversation: 3_000,
} as const

function toastOf(effect: ProgressEffect): ToastRequest | null {
  switch (effect.type) {
    case 'points-gained':
      return { title: texts.points(effect.points, effect.category), durationMs: DURATION_MS.points }
    case 'achievement-unlocked': {
      const { title, description, points } = achievementRule(effect.achievement)
      const words = { title: texts.achievement, description: texts.achieved(title, description, points) }
      return { ...words, durationMs: DURATION_MS.achievement }
    }
    case 'streak-reached':
      return { title: texts.streak(effect.days), durationMs: DURATION_MS.streak }
    case 'streak-reset':
      return { ...texts.streakReset, variant: 'default', durationMs: DURATION_MS.streakReset }
    case 'deep-conversation':
      return { ...deepConversationWords(effect.module), durationMs: DURATION_MS.deepConversation }
    case 'progress-reset':
      return { ...texts.progressReset, durationMs: DURATION_MS.reset }
    case 'level-reached':
      // Logged as an activity; the specification has no toast for it.
      return null
  }
}

/**
 * The toasts of several effects, the rarest last. Points make way for whatever comes with them; the rest wait for one
 * another, so that each is in view for its time.
 */
export function effectToasts(
  effects: readonly ProgressEffect[],
  { announcesAchievements }: { announcesAchievements: boolean },
): ToastRequest[] {
  return effects
    .filter(({ type }) => announcesAchievements || type !== 'achievement-unlocked')
    .toSorted((a, b) => byRarity.indexOf(a.type) - byRarity.indexOf(b.type))
    .flatMap((effect) => {
      const request = toastOf(effect)
      return request ? [{ effect, request }] : []
    })
    .map(({ request }, index, told) => {
      const before = told[index - 1]?.effect.type
      return { ...request, isPlayful: true, isPatient: before !== undefined && before !== 'points-gained' }
    })
}
