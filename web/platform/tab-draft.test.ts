// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listDraftPlaces } from './draft-storage.ts'

/** The locks of one browser: held for as long as the tab that asked for them is open. */
let held: Set<string>
const locks = {
  request: (name: string) => {
    held.add(name)
    return new Promise(() => {})
  },
  query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  held = new Set()
  vi.stubGlobal('navigator', { locks })
})

/** Opens a page: in the tab that the test is in now, or in a new one. */
async function openPage({ isNewTab = false } = {}) {
  vi.resetModules()
  if (isNewTab) sessionStorage.clear()
  const before = new Set(held)
  const { tabDraft } = await import('./tab-draft.ts')
  const draft = tabDraft('u1', 'friendship')
  draft.read()
  const lock = [...held].find((name) => !before.has(name)) ?? ''
  return { draft, close: () => held.delete(lock) }
}
async function takenOver(draft: Awaited<ReturnType<typeof openPage>>['draft']) {
  const taken: string[] = []
  await draft.takeOver((text) => {
    taken.push(text)
    draft.write(text)
    return true
  })
  return taken
}

describe('what is written in two tabs', () => {
  it('is kept for each', async () => {
    const first = await openPage()
    first.draft.write('one')
    const second = await openPage({ isNewTab: true })
    second.draft.write('two')
    expect(first.draft.read()).toBe('one')
    expect(second.draft.read()).toBe('two')
    expect(listDraftPlaces('u1')).toEqual(['friendship'])
  })

  it('survives a reload in each, without a look at the other', async () => {
    const first = await openPage()
    first.draft.write('one')
    const firstTab = { ...sessionStorage }
    const second = await openPage({ isNewTab: true })
    second.draft.write('two')
    second.close()
    expect((await openPage()).draft.read()).toBe('two')
    first.close()
    sessionStorage.setItem('wayfern.tab', firstTab['wayfern.tab'] ?? '')
    expect((await openPage()).draft.read()).toBe('one')
  })

  it('is left alone while its tab is open', async () => {
    const first = await openPage()
    first.draft.write('one')
    const second = await openPage({ isNewTab: true })
    expect(await takenOver(second.draft)).toEqual([])
    expect(first.draft.read()).toBe('one')
  })

  it('goes to another tab, once, when its own is closed', async () => {
    const first = await openPage()
    first.draft.write('one')
    first.close()
    const second = await openPage({ isNewTab: true })
    expect(await takenOver(second.draft)).toEqual(['one'])
    expect(await takenOver((await openPage({ isNewTab: true })).draft)).toEqual([])
    expect(second.draft.read()).toBe('one')
  })

  it('waits where it is while the other tab does not take it', async () => {
    const first = await openPage()
    first.draft.write('one')
    first.close()
    const second = await openPage({ isNewTab: true })
    await second.draft.takeOver(() => false)
    expect(await takenOver((await openPage({ isNewTab: true })).draft)).toEqual(['one'])
  })

  it('is offered apart from what a third tab left', async () => {
    for (const text of ['one', 'two']) {
      const page = await openPage({ isNewTab: true })
      page.draft.write(text)
      page.close()
    }
    const next = await openPage({ isNewTab: true })
    const offered: string[] = []
    await next.draft.takeOver((text) => offered.push(text) === 1)
    expect(offered.toSorted()).toEqual(['one', 'two'])
    expect(await takenOver((await openPage({ isNewTab: true })).draft)).toEqual([offered[1]])
  })

  it('goes to nobody once its person has left the page', async () => {
    const first = await openPage()
    first.draft.write('one')
    first.close()
    const second = await openPage({ isNewTab: true })
    const { forgetPerson } = await import('./private-data.ts')
    const taking = takenOver(second.draft)
    forgetPerson()
    expect(await taking).toEqual([])
    expect(first.draft.read()).toBe('one')
  })

  it('goes to the next tab also where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {})
    const first = await openPage()
    first.draft.write('one')
    expect(await takenOver((await openPage({ isNewTab: true })).draft)).toEqual(['one'])
  })
})
