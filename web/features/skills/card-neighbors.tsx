import type { SkillCardReply } from '#domain/skills/contract.ts'
import { skillCardPath } from '../../platform/skill-card-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { FromResults } from './results-link.ts'
import { skillCardTexts as texts } from './texts.ts'

type CardNeighborsProps = Pick<SkillCardReply, 'previous' | 'next'> & { from: FromResults | null }

/** To the cards before and after this one in its module. */
export function CardNeighbors({ previous, next, from }: CardNeighborsProps) {
  return (
    <nav aria-label={texts.neighbors} className="flex flex-wrap justify-between gap-3 print:hidden">
      {previous && (
        <ButtonLink variant="secondary" rel="prev" to={skillCardPath(previous)} state={from}>
          {texts.previous} {previous.title}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="secondary" rel="next" className="ml-auto" to={skillCardPath(next)} state={from}>
          {texts.next} {next.title}
        </ButtonLink>
      )}
    </nav>
  )
}
