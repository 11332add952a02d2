import { draftKey, listDraftKeys, readDraft, writeDraft } from './draft-storage.ts'
import { makeId } from './make-id.ts'
import { followVisit } from './private-data.ts'

/** In the tab's own storage, which outlives a reload: under which name the page before this one kept its texts. */
const TAB_KEY = 'wayfern.tab'
const SEPARATOR = '@'

const lockName = (tab: string) => `wayfern.tab.${tab}`
const ownKey = (key: string, tab: string) => `${key}${SEPARATOR}${tab}`

/** Names this page in the tab's storage, and tells who was named there. */
function swapName(tab: string): string | null {
  try {
    const before = sessionStorage.getItem(TAB_KEY)
    sessionStorage.setItem(TAB_KEY, tab)
    return before
  } catch {
    return null
  }
}

/** How long a page that is being left may still hold its lock while the next one in its tab begins. */
const LEAVING_MS = 2_000

/**
 * Removes the texts that a page copied, once the page they are from is gone. In a duplicated tab it is not: the browser
 * gives the duplicate the first tab's storage, and each goes on with its own copy.
 */
function removeOnceLeft(tab: string, copied: ReadonlyMap<string, string>): void {
  const remove = () => {
    for (const [key, text] of copied) if (readDraft(key) === text) writeDraft(key, '')
  }
  const signal = AbortSignal.timeout(LEAVING_MS)
  if (navigator.locks) navigator.locks.request(lockName(tab), { signal }, remove).catch(() => undefined)
  else remove()
}

function takeTexts(before: string, tab: string): void {
  const copied = new Map<string, string>()
  for (const key of listDraftKeys(SEPARATOR + before)) {
    const text = readDraft(key)
    writeDraft(ownKey(key.slice(0, -before.length - 1), tab), text)
    copied.set(key, text)
  }
  if (copied.size > 0) removeOnceLeft(before, copied)
}

let openedTab: string | null = null

/**
 * The name under which this page keeps its texts. It begins with those of the page before it in the same tab, and holds
 * a lock for as long as it is open, by which other tabs know that its texts are not left behind.
 */
function openTab(): string {
  if (openedTab) return openedTab
  const tab = makeId()
  openedTab = tab
  const before = swapName(tab)
  if (before) takeTexts(before, tab)
  navigator.locks?.request(lockName(tab), () => new Promise(() => {})).catch(() => undefined)
  return tab
}

/** Texts under this key whose tab is closed. Where the browser has no locks (plain HTTP), those of all other tabs. */
async function findLeftKeys(key: string): Promise<string[]> {
  const tab = openTab()
  const locks = await navigator.locks?.query()
  const open = new Set([...(locks?.held ?? []), ...(locks?.pending ?? [])].map(({ name }) => name))
  const ofOtherTabs = listDraftKeys('').filter(
    (other) => (other === key || other.startsWith(key + SEPARATOR)) && other !== ownKey(key, tab),
  )
  return ofOtherTabs.filter((other) => !open.has(lockName(other.slice(key.length + 1))))
}

/**
 * One unsent text of a person, kept for this tab alone: what is written for the same place in two tabs does not
 * replace each other. It survives a reload; what a closed tab left can be taken over by another one.
 */
export function tabDraft(userId: string, place: string) {
  const key = draftKey(userId, place)
  return {
    read: () => readDraft(ownKey(key, openTab())),
    write: (text: string) => writeDraft(ownKey(key, openTab()), text),
    /** Offers each text that a closed tab left; it is that tab's no longer once `take` has taken it. */
    async takeOver(take: (text: string) => boolean): Promise<void> {
      const isSameVisit = followVisit()
      for (const left of await findLeftKeys(key)) {
        const text = readDraft(left)
        if (text !== '' && isSameVisit() && take(text)) writeDraft(left, '')
      }
    },
  }
}
