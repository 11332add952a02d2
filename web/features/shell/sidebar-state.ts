const COOKIE_NAME = 'sidebar:state'
/** 7 days (specification, section 9). */
const COOKIE_MAX_AGE_SECONDS = 7 * 24 * 60 * 60

/** Whether the menu was left wide; wide where nothing is stored. */
export function readSidebarState(cookies: string): boolean {
  const stored = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE_NAME}=`))
  return stored !== `${COOKIE_NAME}=false`
}

/** The cookie that keeps the menu's width for a week. */
export function sidebarStateCookie(isWide: boolean): string {
  return `${COOKIE_NAME}=${isWide}; path=/; max-age=${COOKIE_MAX_AGE_SECONDS}; samesite=lax`
}
