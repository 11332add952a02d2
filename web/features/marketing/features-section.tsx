import { BookOpenText, ChartNoAxesColumn, Puzzle, SlidersHorizontal } from 'lucide-react'
import { ExampleConversation } from './example-conversation.tsx'
import { landing } from './landing-content.ts'
import { moduleTitles } from './module-titles.ts'

const { heading, intro, items, modulesHeading } = landing.features

const iconByName = {
  personal: SlidersHorizontal,
  skills: BookOpenText,
  progress: ChartNoAxesColumn,
  play: Puzzle,
}

function FeatureList() {
  return (
    <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
      {items.map(({ icon, title, text }) => {
        const Icon = iconByName[icon]
        return (
          <li key={title}>
            <Icon aria-hidden="true" className="mb-3 size-8 text-primary" strokeWidth={1.5} />
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** What the product promises, beside an example of it. Each promise is a working part of the product. */
export function FeaturesSection() {
  return (
    <section aria-labelledby="features-heading" className="bg-card">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-8 lg:py-24">
        <div className="grid gap-12 lg:grid-cols-[1fr_1.25fr] lg:gap-16">
          <div>
            <h2 id="features-heading" className="text-2xl sm:text-3xl">
              {heading}
            </h2>
            <p className="mt-4 mb-8 max-w-measure text-lg">{intro}</p>
            <ExampleConversation />
          </div>
          <div className="lg:pt-2">
            <FeatureList />
            <h3 className="mt-12 mb-3 border-t border-line-soft pt-6 text-lg">{modulesHeading}</h3>
            <ul className="flex flex-wrap gap-2">
              {moduleTitles.map((title) => (
                <li key={title} className="rounded-full border border-line-soft bg-sunken px-4 py-1">
                  {title}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
