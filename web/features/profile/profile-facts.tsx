type Fact = { name: string; value: string }

/** What is known, name by name. A text of several lines keeps its lines. */
export function ProfileFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-5">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="max-w-measure whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
