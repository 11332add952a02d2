import { Link } from 'react-router'
import { skillCardPath } from '../../../platform/skill-card-path.ts'
import type { ChatEntry } from '../conversation-state.ts'
import { coachingTexts } from '../texts.ts'

/** Whether a reply of the built-in coach already says what wrote it. */
function saysWhatItIs(reply: string): boolean {
  return /built-in coach/i.test(reply) && /not an AI model/i.test(reply)
}

/** What a reply rests on: the cards of the skills library that it used, as links to them, and that no AI model wrote it. */
export function ReplyOrigin({ entry: { content, details } }: { entry: ChatEntry }) {
  const sources = details?.sources ?? []
  const mustSayBuiltIn = details?.isBuiltIn === true && !saysWhatItIs(content)
  if (sources.length === 0 && !mustSayBuiltIn) return null
  return (
    <div className="mt-3 border-t border-line-soft pt-2 text-sm text-ink-soft">
      {sources.length > 0 && (
        <>
          <p>{coachingTexts.sources}</p>
          <ul>
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
        </>
      )}
      {mustSayBuiltIn && <p>{coachingTexts.builtIn}</p>}
    </div>
  )
}
