import type { HelpLinesReply } from '#domain/safety/contract.ts'
import { HelpLineContact } from './help-line-contact.tsx'
import { longDate } from './long-date.ts'
import { safetyTexts as texts } from './texts.ts'

type HelpLineListProps = {
  help: HelpLinesReply
  /** Beside others that are wanted first. */
  isQuiet?: boolean
}

/** Ways to reach people who help, each with its link, and who checked them, when. */
export function HelpLineList({ help: { lines, checked }, isQuiet = false }: HelpLineListProps) {
  return (
    <>
      <ul className={isQuiet ? 'grid gap-x-6 gap-y-4 sm:grid-cols-2' : 'flex flex-col gap-3'}>
        {lines.map((line) => (
          <li key={line.name} className={isQuiet ? 'text-sm' : 'border-l-4 border-line pl-3'}>
            <p className="font-heading">{line.name}</p>
            <p className="text-sm text-ink-soft">
              {line.purpose}
              {line.hours && ` · ${line.hours}`}
            </p>
            <HelpLineContact line={line} />
            {line.note && <p>{line.note}</p>}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        {checked ? texts.checked(checked.by, longDate(checked.on)) : texts.unchecked}
      </p>
    </>
  )
}
