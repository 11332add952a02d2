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

/** The drawing that stands before a module's title everywhere; a module without one of its own has a book. */
export function ModuleIcon({ module, className }: { module: string; className?: string }) {
  const Icon = icons[module] ?? BookOpen
  return <Icon aria-hidden className={className} />
}
