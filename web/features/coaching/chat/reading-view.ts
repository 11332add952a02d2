import { NARROW } from '../../../platform/use-is-narrow.ts'

/** Between the last words and the docked composer. */
const ROOM_BELOW_PX = 16
/** Between the upper edge of a list and the reply that begins there. */
const ROOM_ABOVE_PX = 12
/** The same below the bar of a phone, where a message of several lines may reach below the bar. */
const ROOM_BELOW_BAR_PX = 44

/** The window through which a conversation is read: the list itself, or on a phone the page. All in px. */
export type ReadingView = {
  /** Where a reply may begin, measured in the window. */
  top: () => number
  /** What of the conversation is hidden below it; negative where there is room left. */
  hiddenBelow: () => number
  /** How far it was scrolled. */
  position: () => number
  moveBy: (distance: number) => void
}

const listView = (list: HTMLElement): ReadingView => ({
  top: () => list.getBoundingClientRect().top + ROOM_ABOVE_PX,
  hiddenBelow: () => list.scrollHeight - list.scrollTop - list.clientHeight,
  position: () => list.scrollTop,
  moveBy: (distance) => {
    list.scrollTop += distance
  },
})

const panelOf = (list: HTMLElement) => list.closest<HTMLElement>('[data-chat]')

/** What stands at the window's upper edge while the page scrolls: the panel keeps clear of it. */
function barHeight(list: HTMLElement): number {
  const panel = panelOf(list)
  return panel ? Number.parseFloat(getComputedStyle(panel).scrollMarginTop) || 0 : 0
}

/** The height that the docked composer, with what is below it, takes from the window; none in a window too low for that. */
function dockHeight(list: HTMLElement): number {
  const dock = panelOf(list)?.querySelector<HTMLElement>('[data-chat-dock]')
  if (!dock) return 0
  const { position, bottom } = getComputedStyle(dock)
  return position === 'sticky' ? dock.offsetHeight + (Number.parseFloat(bottom) || 0) : 0
}

/** Where the last words end; the list itself may be taller than them. */
const endOfWords = (list: HTMLElement) => (list.firstElementChild ?? list).getBoundingClientRect().bottom

const pageView = (list: HTMLElement): ReadingView => ({
  top: () => barHeight(list) + ROOM_BELOW_BAR_PX,
  hiddenBelow: () => endOfWords(list) + ROOM_BELOW_PX - (window.innerHeight - dockHeight(list)),
  position: () => window.scrollY,
  moveBy: (distance) => window.scrollBy(0, distance),
})

/** Whether the page scrolls and not the list. The compact chat in the menu always scrolls by itself. */
export const isReadByPage = (isCompact: boolean) => !isCompact && window.matchMedia(NARROW).matches

/** Where the conversation in `list` is read now. */
export const readingView = (list: HTMLElement, isCompact: boolean): ReadingView =>
  isReadByPage(isCompact) ? pageView(list) : listView(list)

/** Below the panel, when the page moves to show it. */
const ROOM_BELOW_PANEL_PX = 8

/**
 * Moves the page by as little as brings a list that scrolls in itself into the window: all of it, or in a low window
 * its end, above the composer.
 */
export function bringIntoWindow(list: HTMLElement): void {
  const panel = panelOf(list)
  if (!panel) return
  const belowWindow = panel.getBoundingClientRect().bottom + ROOM_BELOW_PANEL_PX - window.innerHeight
  const belowBar = list.getBoundingClientRect().top - barHeight(list)
  const distance =
    belowWindow > 0
      ? Math.min(belowWindow, Math.max(0, belowBar))
      : Math.max(belowWindow, Math.min(0, belowBar))
  if (distance !== 0) window.scrollBy(0, distance)
}
