import type { SharedReport } from '#domain/sharing/shared-report.ts'
import { shortDay } from '../../../platform/short-day.ts'
import { Card } from '../../../ui/card.tsx'
import { acrossGrid } from './picture-card.tsx'
import { reportTexts as texts } from './texts.ts'

type SharedPartProps = { report: SharedReport; headingLevel: 2 | 3 }

function NamedList({ name, entries }: { name: string; entries: readonly string[] }) {
  if (entries.length === 0) return null
  return (
    <>
      <p className="mt-2 text-sm text-ink-soft">{name}</p>
      <ul className="list-disc pl-5">
        {entries.map((entry) => (
          <li key={entry} className="wrap-anywhere">
            {entry}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What was practiced, by skill and in words. */
export function SharedSkills({ report: { skills }, headingLevel }: SharedPartProps) {
  if (!skills) return null
  return (
    <Card heading={texts.sharedSkills} headingLevel={headingLevel} className={acrossGrid}>
      <p className="mb-3 max-w-measure text-sm text-ink-soft">{texts.sharedSkillsNote}</p>
      {skills.length === 0 && <p>{texts.noSharedSkills}</p>}
      <ul className="columns-1 gap-8 @3xl:columns-2">
        {skills.map(({ name, finished, easily, again }) => (
          <li key={name} className="mb-4 break-inside-avoid">
            <p className="font-heading">{name}</p>
            <NamedList
              name={texts.sharedFinished}
              entries={finished.map(({ title, day }) => texts.finishedOn(title, shortDay(day)))}
            />
            <NamedList name={texts.sharedEasily} entries={easily} />
            <NamedList name={texts.sharedAgain} entries={again} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The person's notes from real life, word for word. */
export function SharedNotes({ report: { notes }, headingLevel }: SharedPartProps) {
  if (!notes) return null
  return (
    <Card heading={texts.sharedNotes} headingLevel={headingLevel} className={acrossGrid}>
      <p className="mb-3 max-w-measure text-sm text-ink-soft">{texts.sharedNotesNote}</p>
      {notes.length === 0 && <p>{texts.noSharedNotes}</p>}
      <ul className="flex flex-col gap-4">
        {notes.map(({ id, day, skill, person, text }) => (
          <li key={id} className="break-inside-avoid">
            <p className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-sm text-ink-soft wrap-anywhere">
              {[skill, person && texts.noteWith(person), shortDay(day)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
