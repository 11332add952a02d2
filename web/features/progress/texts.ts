import type { pointsFor } from '#domain/progress/points.ts'

const points = (count: number) => (count === 1 ? '1 point' : `${count.toLocaleString('en-US')} points`)

const pointsReasons: Record<keyof typeof pointsFor, string> = {
  moduleVisit: 'Opening a module for the first time in a visit',
  firstMessage: 'Sending the first message of a conversation',
  longConversation: 'Sending 5 messages in one conversation',
  toolUse: 'Using a tool or an example question',
  rewriteExercise: 'Rewriting a message',
  resourceAccess: 'Opening a resource',
  streakDay: 'Coming back on the next day',
}

export const progressTexts = {
  title: 'Gamification',
  intro: 'How points, levels and achievements work.',
  notCounted: 'Points are not counted at the moment.',
  notCountedMeaning: 'You can use everything without them. Below are the rules by which they are given.',
  levels: 'Levels',
  level: 'Level',
  levelTitle: 'Title',
  pointsColumn: 'Points',
  range: (min: number, max: number) =>
    Number.isFinite(max) ? `${min} to ${max}` : `${min.toLocaleString('en-US')} and more`,
  pointsHeading: 'What gives points',
  achievements: 'Achievements',
  forWhat: 'For',
  achievement: 'Achievement',
  howTo: 'How to unlock it',
  points,
  pointsReasons,
} as const
