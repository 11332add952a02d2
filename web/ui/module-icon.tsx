import {
  Bath,
  BatteryMedium,
  BookOpen,
  CloudSun,
  Compass,
  Drama,
  Heart,
  HeartHandshake,
  Languages,
  ListChecks,
  type LucideIcon,
  PencilLine,
  Shield,
  Users,
  Waves,
} from 'lucide-react'

/** The drawn mark of each module, by its id. */
const icons: Partial<Record<string, LucideIcon>> = {
  'nt-translator': Languages,
  friendship: HeartHandshake,
  'dating-relationships': Heart,
  'social-issues': Users,
  'emotion-management': CloudSun,
  'autistic-burnout': BatteryMedium,
  'anxiety-management': Waves,
  'conquering-bullies': Shield,
  'self-care-strategies': Bath,
  'masking-unmasking': Drama,
  'emotional-intelligence': PencilLine,
  coaching: Compass,
  'life-skills': ListChecks,
}

/** The icon of a module; one that nobody has drawn an icon for yet has an open book. */
export const moduleIcon = (id: string): LucideIcon => icons[id] ?? BookOpen

/** The drawing that stands before a module's title everywhere. */
export function ModuleIcon({ module, className }: { module: string; className?: string }) {
  const Icon = moduleIcon(module)
  return <Icon aria-hidden className={className} />
}
