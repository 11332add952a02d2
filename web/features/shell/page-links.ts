import { ClipboardList, House, LibraryBig, type LucideIcon, Settings, Sprout, UserRound } from 'lucide-react'
import { SKILLS_PATH } from '../../platform/skill-card-path.ts'
import { shellTexts } from './texts.ts'

export type PageLink = { to: string; label: string; icon: LucideIcon; isExact?: boolean }

/** The menu's pages: those of the specification in their order, then the skills library; Home is current on its exact path alone, the others on their paths' beginning. */
export const pageLinks: readonly PageLink[] = [
  { to: '/dashboard', label: shellTexts.home, icon: House, isExact: true },
  { to: '/dashboard/questionnaire', label: shellTexts.questionnaire, icon: ClipboardList },
  { to: '/dashboard/gamification', label: shellTexts.gamification, icon: Sprout },
  { to: '/dashboard/profile', label: shellTexts.profile, icon: UserRound },
  { to: '/dashboard/settings', label: shellTexts.settings, icon: Settings },
  { to: SKILLS_PATH, label: shellTexts.skills, icon: LibraryBig },
]
