import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { achievementRule } from '#domain/progress/achievements.ts'
import type { SharedReport } from '#domain/sharing/shared-report.ts'
import { shortDay } from '../../../platform/short-day.ts'
import { Card } from '../../../ui/card.tsx'
import { acrossGrid, PictureCard, PictureGrid } from './picture-card.tsx'
import { ReportTotals } from './report-totals.tsx'
import { type PicturedItem, sharedPicture } from './shared-picture.ts'
import { SharedNotes, SharedSkills } from './shared-practice.tsx'
import { reportTexts as texts } from './texts.ts'

type SharedReportPicturesProps = {
  report: SharedReport
  titleOf: (module: ModuleId) => string
  headingLevel: 2 | 3
}

function UnlockedAchievements({ report, headingLevel }: Omit<SharedReportPicturesProps, 'titleOf'>) {
  if (!report.achievements) return null
  const { asOf, unlocked } = report.achievements
  return (
    <Card heading={texts.unlocked} headingLevel={headingLevel} className="break-inside-avoid">
      <p className="mb-3 max-w-measure text-sm text-ink-soft">{texts.unlockedNote(shortDay(asOf))}</p>
      {unlocked.length === 0 && <p>{texts.noneUnlocked}</p>}
      <ul className="flex flex-col gap-3">
        {unlocked.map(achievementRule).map(({ id, title, description }) => (
          <li key={id}>
            <p className="font-heading">{title}</p>
            <p className="text-sm text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PictureOfItem({
  item,
  report,
  titleOf,
  headingLevel,
}: SharedReportPicturesProps & { item: PicturedItem }) {
  const picture = sharedPicture(report, item, titleOf)
  const period = texts.period(shortDay(report.from), shortDay(report.to))
  return <PictureCard picture={picture} period={period} headingLevel={headingLevel} />
}

/** The sums of what was picked, by the names of their pictures; `undefined` for what was not. */
function totalsOf({
  practiceDays,
  conversations,
  modules,
  skills,
  achievements,
  points,
  tokens,
}: SharedReport) {
  const sums: [string, number | undefined][] = [
    [texts.totalPracticeDays, practiceDays?.total],
    [texts.totalConversations, conversations?.total],
    [texts.totalModules, modules?.length],
    [texts.sharedSkills, skills?.length],
    [texts.unlocked, achievements?.unlocked.length],
    [texts.totalPoints, points?.totals.total],
    [texts.totalTokens, tokens?.total],
  ]
  return sums.flatMap(([name, sum]): [string, number][] => (sum === undefined ? [] : [[name, sum]]))
}

/** What was picked for a shared report, and nothing else: pictures with their numbers, and what is said in words. */
export function SharedReportPictures(props: SharedReportPicturesProps) {
  const { report, headingLevel } = props
  const totals = totalsOf(report)
  return (
    <PictureGrid>
      {totals.length > 0 && (
        <div
          className={`overflow-hidden rounded-card border border-line-soft shadow-card break-inside-avoid ${acrossGrid}`}
        >
          <ReportTotals figures={totals} headingLevel={headingLevel} />
        </div>
      )}
      {report.items.map((item) => {
        switch (item) {
          case 'achievements':
            return <UnlockedAchievements key={item} report={report} headingLevel={headingLevel} />
          case 'skills':
            return <SharedSkills key={item} report={report} headingLevel={headingLevel} />
          case 'notes':
            return <SharedNotes key={item} report={report} headingLevel={headingLevel} />
          default:
            return <PictureOfItem key={item} item={item} {...props} />
        }
      })}
    </PictureGrid>
  )
}
