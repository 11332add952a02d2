import type { CompanionReply } from '#domain/questionnaire/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { listenForDataChanges } from '../../platform/data-changes.ts'
import { onForgetPrivateData } from '../../platform/private-data.ts'

const FALLBACK_NAME = 'AI Assistant'
/** This tab's copy, so that a reload shows the name at once. */
const STORAGE_KEY = 'wayfern.companion-name'

const listeners = new Set<() => void>()
let name: string | null = null
let stopFollowing: () => void = () => undefined
/** How many readings were begun, and which of them the name is from: an older answer may arrive later. */
let begun = 0
let newestRead = 0

function readStored(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function keep(next: string | null): void {
  name = next
  try {
    if (next === null) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, next)
  } catch {
    // Without storage a reload shows the fallback until the server has answered.
  }
  for (const listener of listeners) listener()
}

async function load(): Promise<void> {
  begun += 1
  const reading = begun
  try {
    const reply = await callApi<CompanionReply>('/companion')
    if (reading < newestRead || listeners.size === 0) return
    newestRead = reading
    keep(reply.name)
  } catch {
    // The name known so far stays; it is read again with the next change of the answers.
  }
}

function follow(): void {
  stopFollowing = listenForDataChanges((topic) => {
    if (topic === 'answers') void load()
  })
  void load()
}

onForgetPrivateData(() => keep(null))

/** The companion's name (specification, section 4: the chosen one, else 'AI Assistant'). */
export function readCompanionName(): string {
  name ??= readStored()
  return name ?? FALLBACK_NAME
}

/** Follows the name while anything shows it: it is asked for once and after each change of the answers. */
export function subscribeToCompanionName(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) follow()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopFollowing()
  }
}
