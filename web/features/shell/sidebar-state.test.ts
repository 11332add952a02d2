import { describe, expect, it } from 'vitest'
import { readSidebarState, sidebarStateCookie } from './sidebar-state.ts'

describe("the menu's cookie", () => {
  it.each([
    ['', true],
    ['sidebar:state=true', true],
    ['sidebar:state=false', false],
    ['a=1; sidebar:state=false; b=2', false],
    ['other-sidebar:state=false', true],
    ['sidebar:state=broken', true],
  ])('%j means wide: %s', (cookies, isWide) => expect(readSidebarState(cookies)).toBe(isWide))

  it('lasts 7 days on the whole site', () => {
    expect(sidebarStateCookie(false)).toBe('sidebar:state=false; path=/; max-age=604800; samesite=lax')
  })
})
