import { Star } from 'lucide-react'
import { PlantAvatar } from './illustrations/plant-avatar.tsx'
import { stories } from './landing-content.ts'
import { marketingTexts } from './texts.ts'

type Story = (typeof stories.items)[number]

function Stars({ count }: { count: number }) {
  return (
    <p className="flex text-primary">
      <span className="sr-only">{marketingTexts.starsOf(count)}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal stars in a fixed row have no other identity.
        <Star key={index} aria-hidden="true" className="size-5 fill-current" />
      ))}
    </p>
  )
}

function StoryCard({ name, role, stars, plant, text }: Story) {
  return (
    <figure className="rounded-card border border-line-soft bg-card p-6 shadow-card sm:p-8">
      <Stars count={stars} />
      <blockquote className="mt-4 text-lg">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-4">
        <PlantAvatar plant={plant} />
        <span>
          <span className="block font-heading">{name}</span>
          <span className="block text-ink-soft">{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}

/** Four voices, with the plain statement that they are invented as long as they are. */
export function StoriesSection() {
  return (
    <section aria-labelledby="stories-heading" className="mx-auto max-w-6xl px-4 py-16 sm:px-8 lg:py-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
        <h2 id="stories-heading" className="text-2xl sm:text-3xl">
          {stories.heading}
        </h2>
        <p className="text-ink-soft">{stories.disclosure}</p>
      </div>
      <div className="mt-10 grid gap-6 md:grid-cols-2 md:*:even:mt-12 md:*:odd:mb-12">
        {stories.items.map((story) => (
          <StoryCard key={story.name} {...story} />
        ))}
      </div>
    </section>
  )
}
