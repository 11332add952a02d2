import {
  ClipboardList,
  House,
  LibraryBig,
  type LucideIcon,
  MessagesSquare,
  Settings,
  Sprout,
  UserRound,
} from 'lucide-react'
import { PRACTICE_PATH } from '../../platform/practice-path.ts'
import { SKILLS_PATH } from '../../platform/skill-card-path.ts'
import { shellTexts } from './texts.ts'

export type PageLink = { to: string; label: string; icon: LucideIcon; isExact?: boolean }

/** The menu's pages: those of the specification in their order, Practice after the first of them, the skills library after the last; Home is current on its exact path alone, the others on their paths' beginning. */
export const pageLinks: readonly PageLink[] = [
  { to: '/dashboard', label: shellTexts.home, icon: House, isExact: true },
  { to: PRACTICE_PATH, label: shellTexts.practice, icon: MessagesSquare },
  { to: '/dashboard/questionnaire', label: shellTexts.questionnaire, icon: ClipboardList },
  { to: '/dashboard/gamification', label: shellTexts.gamification, icon: Sprout },
  { to: '/dashboard/profile', label: shellTexts.profile, icon: UserRound },
  { to: '/dashboard/settings', label: shellTexts.settings, icon: Settings },
  { to: SKILLS_PATH, label: shellTexts.skills, icon: LibraryBig },
]
