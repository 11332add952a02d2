import { joinClasses } from './join-classes.ts'

/** A flat stone that carries a number, as those of the levels do. */
const stone =
  'grid min-h-14 w-full max-w-26 place-items-center rounded-[50%] border border-b-6 border-line-soft border-b-leaf bg-card px-2 text-lg leading-tight font-heading tabular-nums high-contrast:border-line'

type StoneFiguresProps = {
  /** Names with what is written on their stones. */
  figures: readonly (readonly [name: string, value: string])[]
  className?: string
}

/** A few numbers side by side, each on a stone, with its name below. */
export function StoneFigures({ figures, className }: StoneFiguresProps) {
  return (
    <dl className={joinClasses('flex flex-wrap justify-center gap-x-3 gap-y-5', className)}>
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="flex min-w-20 flex-1 basis-20 flex-col-reverse items-center justify-end gap-2 text-center"
        >
          <dt className="text-sm leading-snug">{name}</dt>
          <dd className={stone}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
