import {
  BatteryMedium,
  ChartLine,
  ClipboardList,
  House,
  LibraryBig,
  LifeBuoy,
  type LucideIcon,
  MessageSquareQuote,
  MessagesSquare,
  Settings,
  ShieldCheck,
  Sprout,
  UserRound,
  Wrench,
} from 'lucide-react'
import { PRACTICE_PATH } from '../../platform/practice-path.ts'
import { SKILLS_PATH } from '../../platform/skill-card-path.ts'
import { shellTexts } from './texts.ts'

export type PageLink = { to: string; label: string; icon: LucideIcon; isExact?: boolean }

/** The menu's pages: those of the specification in their order, with Practice and the skills library after the first of them (decision "Sidebar order"); Home is current on its exact path alone, the others on their paths' beginning. */
export const pageLinks: readonly PageLink[] = [
  { to: '/dashboard', label: shellTexts.home, icon: House, isExact: true },
  { to: PRACTICE_PATH, label: shellTexts.practice, icon: MessagesSquare },
  { to: SKILLS_PATH, label: shellTexts.skills, icon: LibraryBig },
  { to: '/dashboard/questionnaire', label: shellTexts.questionnaire, icon: ClipboardList },
  { to: '/dashboard/gamification', label: shellTexts.gamification, icon: Sprout },
  { to: '/dashboard/profile', label: shellTexts.profile, icon: UserRound },
  { to: '/dashboard/settings', label: shellTexts.settings, icon: Settings },
]

/** The pages that are reached by "More": needed now and then, or reached from other pages too. */
const moreLinks: readonly PageLink[] = [
  { to: '/dashboard/energy', label: shellTexts.energy, icon: BatteryMedium },
  { to: '/dashboard/safety-plan', label: shellTexts.safetyPlan, icon: ShieldCheck },
  { to: '/dashboard/my-words', label: shellTexts.myWords, icon: MessageSquareQuote },
  { to: '/dashboard/progress-report', label: shellTexts.progressReport, icon: ChartLine },
  { to: '/dashboard/support', label: shellTexts.support, icon: LifeBuoy },
]
const operatorLink: PageLink = { to: '/dashboard/operator', label: shellTexts.operator, icon: Wrench }

/** What stands under "More" for one person. */
export const moreLinksFor = (isOperator: boolean): readonly PageLink[] =>
  isOperator ? [...moreLinks, operatorLink] : moreLinks

/** The bar at the lower edge of a phone; the calm screen's button is its fifth part. */
export const bottomBarLinks: readonly PageLink[] = [
  { to: '/dashboard', label: shellTexts.home, icon: House, isExact: true },
  { to: PRACTICE_PATH, label: shellTexts.practice, icon: MessagesSquare },
  { to: SKILLS_PATH, label: shellTexts.library, icon: LibraryBig },
  { to: '/dashboard/gamification', label: shellTexts.progress, icon: Sprout },
]
