// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listDraftPlaces } from './draft-storage.ts'

type LockOptions = { signal?: AbortSignal }

/** The locks of one browser: held for as long as the tab that asked for them is open. */
let held: Set<string>
/** Who waits for a lock that is held: called when its tab closes, unless they have given up. */
let waiting: { name: string; begin: () => void; giveUp: AbortSignal | undefined }[]
const locks = {
  async request(name: string, options: LockOptions | (() => unknown), work?: () => unknown) {
    const { signal: giveUp } = typeof options === 'function' ? {} : options
    const run = typeof options === 'function' ? options : work
    if (held.has(name)) await new Promise<void>((begin) => waiting.push({ name, begin, giveUp }))
    held.add(name)
    await run?.()
    held.delete(name)
  },
  query: async () => ({
    held: [...held].map((name) => ({ name })),
    pending: waiting.map(({ name }) => ({ name })),
  }),
}
function release(lock: string) {
  held.delete(lock)
  for (const { name, begin, giveUp } of waiting) if (name === lock && !giveUp?.aborted) begin()
  waiting = waiting.filter(({ name }) => name !== lock)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  held = new Set()
  waiting = []
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
  return { draft, close: () => release(lock) }
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

  it('is in both, each its own, once a tab was duplicated', async () => {
    const first = await openPage()
    first.draft.write('one')
    const duplicate = await openPage()
    expect([first.draft.read(), duplicate.draft.read()]).toEqual(['one', 'one'])
    first.draft.write('one, longer')
    duplicate.draft.write('')
    expect([first.draft.read(), duplicate.draft.read()]).toEqual(['one, longer', ''])
    first.close()
    expect(await takenOver((await openPage({ isNewTab: true })).draft)).toEqual(['one, longer'])
  })

  it('is not left behind by a page that is still closing while the next one opens in its tab', async () => {
    const first = await openPage()
    first.draft.write('one')
    const reloaded = await openPage()
    first.close()
    expect(reloaded.draft.read()).toBe('one')
    expect(await takenOver((await openPage({ isNewTab: true })).draft)).toEqual([])
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
