import {
  BatteryMedium,
  Gauge,
  ListOrdered,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessagesSquare,
  PencilLine,
} from 'lucide-react'
import type { ExerciseSummary } from '#domain/practice/contract.ts'
import { FernMark } from '../../ui/fern-mark.tsx'

type Kind = ExerciseSummary['kind']

const icons: Record<Kind, LucideIcon> = {
  talk: MessagesSquare,
  meaning: MessageCircleQuestionMark,
  sentence: PencilLine,
  order: ListOrdered,
  energy: BatteryMedium,
  scale: Gauge,
}

/** The mark of a kind of exercise; the kind's name stands beside it in words. */
export function KindIcon({ kind, className }: { kind: Kind; className?: string }) {
  const Icon = icons[kind]
  return <Icon aria-hidden className={className} />
}

/** The same mark as a picture: between two ferns, on the ground of the greenhouse. */
export function KindPicture({ kind }: { kind: Kind }) {
  return (
    <div aria-hidden className="relative isolate grid place-items-center overflow-hidden bg-fresh">
      <div className="absolute inset-x-[-20%] bottom-0 -z-1 h-1/3 rounded-t-[50%] bg-leaf/20 high-contrast:hidden" />
      <FernMark className="absolute bottom-2 -left-2 -z-1 size-24 -scale-x-100 text-leaf @max-xl/next:size-16 high-contrast:hidden" />
      <FernMark className="absolute -right-2 bottom-2 -z-1 size-24 text-leaf @max-xl/next:size-16 high-contrast:hidden" />
      <span className="grid size-28 place-items-center rounded-full border border-line-soft bg-card text-primary @max-xl/next:my-4 @max-xl/next:size-20">
        <KindIcon kind={kind} className="size-13 stroke-[1.5] @max-xl/next:size-10" />
      </span>
    </div>
  )
}
