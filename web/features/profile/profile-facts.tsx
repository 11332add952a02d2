import { joinClasses } from '../../ui/join-classes.ts'

/** `size`: larger where it is what the page is about. */
type Fact = { name: string; value: string; size?: 'name' | 'sentences' }

const sizes = { name: 'text-xl font-heading', sentences: 'text-lg' }

/** What is known, name by name. A text of several lines keeps its lines. */
export function ProfileFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-5">
      {facts.map(({ name, value, size }) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className={joinClasses('max-w-measure whitespace-pre-line wrap-anywhere', size && sizes[size])}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
