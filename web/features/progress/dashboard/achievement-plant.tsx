import type { ReactNode } from 'react'
import type { AchievementId } from '#domain/progress/achievements.ts'
import { joinClasses } from '../../../ui/join-classes.ts'

/** A stem with as many leaves as the streak has days, one at its tip. */
function Sprig({ leaves }: { leaves: number }) {
  const pairs = Math.floor(leaves / 2)
  const length = pairs > 1 ? 17 : 22
  const side = Array.from({ length: pairs }, (_, pair) => {
    const y = 56 - pair * 12
    return [-1, 1].map(
      (way) =>
        `M40 ${y}q${way * 2} ${-length * 0.7} ${way * length} ${-length * 0.6}q${way * -4} ${length * 0.7} ${way * -length} ${length * 0.6}`,
    )
  })
  const top = 56 - pairs * 12
  return <path d={`M40 66V${top}q-8 -8 0 -18q8 10 0 18${side.flat().join('')}`} />
}

/** One plant for each achievement, drawn in lines and filled with the text's colour. */
const plants: Record<AchievementId, ReactNode> = {
  'first-chat': (
    <path d="M40 66V40M40 42C40 28 30 20 16 20 16 36 26 42 40 42ZM40 36C40 24 48 16 62 14 63 30 54 37 40 36Z" />
  ),
  'conversation-master': (
    <path d="M40 66V44M40 40a8 8 0 1 0 .01 0M40 28C34 22 34 14 40 12 46 14 46 22 40 28ZM32 36C24 36 18 31 19 25 25 23 31 28 32 36ZM48 36C56 36 62 31 61 25 55 23 49 28 48 36ZM40 56C34 48 26 48 22 52 26 58 34 60 40 56Z" />
  ),
  'diverse-learner': (
    <path d="M40 44Q40 58 34 68M40 40C28 46 18 42 18 34S28 26 40 40C30 26 34 14 40 14S50 26 40 40C52 26 62 26 62 34S52 46 40 40Z" />
  ),
  'daily-streak-3': <Sprig leaves={3} />,
  'daily-streak-7': <Sprig leaves={7} />,
  'deep-dive': <path d="M24 62C14 36 32 16 62 16 64 46 46 64 24 62ZM20 68 46 34" />,
}

/** A still badge: the plant is green when it is unlocked, and a grey outline before. The words beside it say which. */
export function AchievementPlant({ id, isUnlocked }: { id: AchievementId; isUnlocked: boolean }) {
  return (
    <svg
      viewBox="0 0 80 80"
      aria-hidden="true"
      focusable="false"
      className={joinClasses('size-18 shrink-0', isUnlocked ? 'text-primary' : 'text-line')}
    >
      <circle
        cx="40"
        cy="40"
        r="38"
        strokeWidth="2"
        strokeDasharray={isUnlocked ? undefined : '4 4'}
        className={isUnlocked ? 'fill-wash stroke-leaf' : 'fill-card stroke-line'}
      />
      <g
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill={isUnlocked ? 'currentColor' : 'none'}
      >
        {plants[id]}
      </g>
    </svg>
  )
}
