import type { ChatEntry } from './conversation-state.ts'
import { coachingTexts } from './texts.ts'

/** Whether a reply of the built-in coach already says what wrote it. */
function saysWhatItIs(reply: string): boolean {
  return /built-in coach/i.test(reply) && /not an AI model/i.test(reply)
}

/** What a reply rests on: the cards of the skills library that it used, and that no AI model wrote it. */
export function ReplyOrigin({ entry: { content, details } }: { entry: ChatEntry }) {
  const titles = details?.sources.map(({ title }) => title) ?? []
  const mustSayBuiltIn = details?.isBuiltIn === true && !saysWhatItIs(content)
  if (titles.length === 0 && !mustSayBuiltIn) return null
  return (
    <div className="mt-3 border-t border-line-soft pt-2 text-sm text-ink-soft">
      {titles.length > 0 && (
        <p>
          {coachingTexts.sources} {titles.join('; ')}
        </p>
      )}
      {mustSayBuiltIn && <p>{coachingTexts.builtIn}</p>}
    </div>
  )
}
