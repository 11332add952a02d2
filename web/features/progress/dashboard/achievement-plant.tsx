import '../../../ui/companion-plant.css'
import type { ReactNode } from 'react'
import type { AchievementId } from '#domain/progress/achievements.ts'

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

/** One plant for each achievement; each grows out of the pot's middle. */
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
  'deep-dive': <path d="M36 60C26 34 44 14 74 14 76 44 58 62 36 60ZM34 68 58 32" />,
}

const POT = 'M25 74H55L52 96Q51.5 98 49 98H31Q28.5 98 28 96Z'
const RIM = 'M23 65H57Q59 65 59 67V72Q59 74 57 74H23Q21 74 21 72V67Q21 65 23 65Z'
const planted = {
  plant: { stroke: 'var(--plant-back)', fill: 'var(--plant-middle)' },
  pot: { stroke: 'var(--plant-edge)', fill: 'var(--plant-clay)' },
}
const outlined = {
  plant: { stroke: 'var(--line)', fill: 'none', strokeDasharray: '3 4' },
  pot: { stroke: 'var(--line)', fill: 'var(--card)' },
}

/**
 * A still badge, one plant for each achievement: in colour when it is unlocked, an outline before. The words beside it
 * say which.
 */
export function AchievementPlant({ id, isUnlocked }: { id: AchievementId; isUnlocked: boolean }) {
  const { plant, pot } = isUnlocked ? planted : outlined
  return (
    <svg viewBox="4 6 76 94" aria-hidden="true" focusable="false" className="relative h-24 w-20 shrink-0">
      <g strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" {...plant}>
        {plants[id]}
      </g>
      <g strokeWidth="1.5" {...pot}>
        <path d={POT} />
        <path d={RIM} />
      </g>
    </svg>
  )
}
