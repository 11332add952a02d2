import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

type FactListProps = {
  facts: readonly Fact[]
  className: string
  nameClass?: string
  valueClass?: string
}

/** What something is called, and below it what it is; as many as there are. */
export function FactList({
  facts,
  className,
  nameClass = 'text-sm text-ink-soft',
  valueClass,
}: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={nameClass}>{name}</dt>
          <dd className={valueClass}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
