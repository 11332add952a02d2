import { type BarPattern, PatternFill } from './pattern-fill.tsx'

type PatternLegendProps = { id: string; entries: readonly { name: string; pattern: BarPattern }[] }

/** Which pattern stands for what, in words. */
export function PatternLegend({ id, entries }: PatternLegendProps) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {entries.map(({ name, pattern }) => (
        <li key={name} className="flex items-center gap-2">
          <svg width="24" height="16" aria-hidden="true" focusable="false">
            <PatternFill id={`${id}-${pattern}-key`} pattern={pattern} />
            <rect
              x="1"
              y="1"
              width="22"
              height="14"
              fill={`url(#${id}-${pattern}-key)`}
              stroke="var(--primary)"
              strokeWidth="1.5"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
