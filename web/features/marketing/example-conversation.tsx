import { fillPlaceholders } from './fill-placeholders.ts'
import { landing } from './landing-content.ts'
import { moduleTitle } from './module-titles.ts'
import { marketingTexts } from './texts.ts'

const { caption, question, answer, wordsLabel, words } = landing.example

/** One question and its reply, as a conversation looks in the product; taken from the skills library. */
export function ExampleConversation() {
  return (
    <figure className="rounded-card border border-line-soft bg-card p-5 shadow-card sm:p-7">
      <figcaption className="mb-4 text-sm text-ink-soft">
        {fillPlaceholders(caption, { module: moduleTitle('nt-translator') ?? '' })}
      </figcaption>
      <p className="text-sm font-heading">{marketingTexts.you}</p>
      <p className="mb-5 rounded-card rounded-tl-none border border-line-soft bg-sunken p-4">{question}</p>
      <p className="text-sm font-heading">{marketingTexts.coach}</p>
      <div className="rounded-card rounded-tl-none border border-line-soft p-4">
        {answer.map((paragraph) => (
          <p key={paragraph} className="mb-3">
            {paragraph}
          </p>
        ))}
        <p className="font-heading">{wordsLabel}</p>
        <p className="mt-1 border-l-4 border-primary pl-3">{words}</p>
      </div>
    </figure>
  )
}
