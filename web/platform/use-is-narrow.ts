import { useMediaQuery } from './use-media-query.ts'

/**
 * Below 768 px (specification, section 9) the menu becomes a drawer, the page scrolls instead of a chat's list, and the
 * composer is docked.
 */
export const NARROW = '(max-width: 767.98px)'

/** Whether the window is too narrow for a menu beside the page. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW)
