const PREFIX = 'wayfern.draft.'

/**
 * Names one unsent text: whose it is and where it was being written. Drafts of two people on one device never mix.
 */
export function draftKey(userId: string, place: string): string {
  return `${PREFIX}${userId}.${place}`
}

/** The unsent text kept under `key`, or an empty string. */
export function readDraft(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps an unsent text across reloads; an empty one is removed. */
export function writeDraft(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage may be switched off or full; the text then stays in the page alone.
  }
}

/** The keys of all unsent texts on this device that end so. */
export function listDraftKeys(end: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key.endsWith(end))
  } catch {
    return []
  }
}

function listOwnKeys(userId: string): string[] {
  return listDraftKeys('').filter((key) => key.startsWith(draftKey(userId, '')))
}

/** Where a person has unsent texts on this device, in any tab: the places that `draftKey` named, each once. */
export function listDraftPlaces(userId: string): string[] {
  const own = draftKey(userId, '')
  return [...new Set(listOwnKeys(userId).map((key) => key.slice(own.length).replace(/@.*$/, '')))]
}

/** Removes a person's unsent texts from this device, as signing out does. */
export function clearDrafts(userId: string): void {
  for (const key of listOwnKeys(userId)) writeDraft(key, '')
}
