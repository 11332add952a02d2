import type { MenuGroup } from '#domain/coaching/coaching-module.ts'

const modulesOf: Record<MenuGroup, string> = {
  people: 'Modules: people',
  'feelings-and-energy': 'Modules: feelings and energy',
  'doing-and-writing': 'Modules: doing and writing',
}

export const shellTexts = {
  menu: 'Menu',
  menuLabel: 'Main menu',
  pages: 'Pages',
  modulesOf,
  home: 'Home',
  practice: 'Practice',
  questionnaire: 'Questionnaire',
  gamification: 'Gamification',
  profile: 'Profile',
  settings: 'Settings',
  skills: 'Skills library',
  more: 'More',
  morePages: 'More pages',
  energy: 'Energy',
  safetyPlan: 'Safety plan',
  myWords: 'My words',
  progressReport: 'Progress report',
  support: 'Support',
  operator: 'Operator pages',
  bottomBar: 'Main pages',
  library: 'Library',
  progress: 'Progress',
  search: 'Search',
  searchHint: 'Ctrl+K',
  toChat: 'Go to the message input of this page',
  collapse: 'Make menu narrow',
  expand: 'Make menu wide',
  collapseHint: 'Ctrl+B',
  closeMenu: 'Close menu',
  searchNotLoaded: {
    title: 'The search could not be loaded',
    description: 'Check your connection, then select Search again.',
  },
  menuNotLoaded: {
    title: 'The menu could not be loaded',
    description: 'Check your connection, then select Menu again.',
  },
  getHelp: 'Get help',
  pageOpened: (title: string) => `Page opened: ${title}`,
} as const
