import { Link } from 'react-router'
import type { ReplySource } from '#domain/coaching/contract.ts'
import { skillCardPath } from '../../../platform/skill-card-path.ts'
import { coachingTexts } from '../texts.ts'

/** What a reply rests on: the cards of the skills library that it used, as links to them. */
export function ReplyOrigin({ sources }: { sources: readonly ReplySource[] }) {
  if (sources.length === 0) return null
  return (
    <div className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
      <p className="shrink-0">{coachingTexts.sources}</p>
      <ul className="flex min-w-0 flex-1 basis-60 flex-wrap gap-x-4">
        {sources.map(({ cardId, title, module }) => (
          <li key={cardId}>
            <Link
              to={skillCardPath({ module, id: cardId })}
              className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
