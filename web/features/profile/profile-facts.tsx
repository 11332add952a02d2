import { joinClasses } from '../../ui/join-classes.ts'

/** `size`: larger where it is what the page is about. */
type Fact = { name: string; value: string; size?: 'name' | 'sentences' }

const sizes = { name: 'text-2xl font-heading max-sm:text-xl', sentences: 'text-lg' }

/** What is known, name by name. A text of several lines keeps its lines. */
export function ProfileFacts({ facts, isInRow = false }: { facts: readonly Fact[]; isInRow?: boolean }) {
  return (
    <dl className={isInRow ? 'grid gap-5 *:min-w-0 sm:grid-cols-2' : 'flex flex-col gap-5'}>
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
