import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { CompanionReply } from '#domain/questionnaire/contract.ts'
import { callApi } from '../../../platform/call-api.ts'
import { listenForDataChanges } from '../../../platform/data-changes.ts'
import { followVisit, onForgetPrivateData } from '../../../platform/private-data.ts'

const FALLBACK_NAME = 'AI Assistant'
/** This tab's copy, so that a reload shows the name at once. */
const STORAGE_KEY = 'wayfern.companion-name'

function readStored(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

const store = createStore<string | null>(readStored)
onForgetPrivateData(() => store.setState(null))

function keep(name: string): void {
  store.setState(name)
  try {
    sessionStorage.setItem(STORAGE_KEY, name)
  } catch {
    // Without storage a reload shows the fallback until the server has answered.
  }
}

/** How many readings were begun, and which of them the name is from: an older answer may arrive later. */
let begun = 0
let newestRead = 0

async function load(): Promise<void> {
  const isSameVisit = followVisit()
  begun += 1
  const reading = begun
  try {
    const reply = await callApi<CompanionReply>('/companion')
    if (reading < newestRead || !isSameVisit()) return
    newestRead = reading
    keep(reply.name)
  } catch {
    // The name known so far stays; it is read again with the next change of the answers.
  }
}

/** How many parts of the page show the name. */
let users = 0
let stopFollowing = () => {}

/** Asks for the name once and after each change of the answers, while anything shows it. */
function follow(): () => void {
  users += 1
  if (users === 1) {
    stopFollowing = listenForDataChanges((topic) => {
      if (topic === 'answers') void load()
    })
    void load()
  }
  return () => {
    users -= 1
    if (users === 0) stopFollowing()
  }
}

/**
 * The companion's name (specification, section 4: the chosen one, else 'AI Assistant'), on all open pages at once as
 * soon as it is changed on one.
 */
export function useCompanionName(): string {
  useEffect(follow, [])
  return useStore(store) ?? FALLBACK_NAME
}

/** Puts the companion's name where the content says `{companionName}`. */
export function withCompanionName(text: string, companionName: string): string {
  return text.replaceAll('{companionName}', companionName)
}
