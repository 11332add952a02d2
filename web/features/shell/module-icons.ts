import {
  Bath,
  BatteryLow,
  BookOpen,
  CloudSun,
  Compass,
  HandHeart,
  Heart,
  Languages,
  ListChecks,
  type LucideIcon,
  PenLine,
  Shield,
  UsersRound,
  VenetianMask,
  Waves,
} from 'lucide-react'

/** The drawn mark of each module, by its id. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'nt-translator': Languages,
  friendship: HandHeart,
  'dating-relationships': Heart,
  'social-issues': UsersRound,
  'emotion-management': CloudSun,
  'autistic-burnout': BatteryLow,
  'anxiety-management': Waves,
  'conquering-bullies': Shield,
  'self-care-strategies': Bath,
  'masking-unmasking': VenetianMask,
  'emotional-intelligence': PenLine,
  coaching: Compass,
  'life-skills': ListChecks,
}

/** The icon of a module in the menu; one that nobody has drawn an icon for yet has an open book. */
export const moduleIcon = (id: string): LucideIcon => icons[id] ?? BookOpen
