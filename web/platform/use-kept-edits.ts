import { useRef, useState } from 'react'
import { readDraft, writeDraft } from './draft-storage.ts'
import { followVisit } from './private-data.ts'

export type Edits<Value> = Readonly<Record<string, Value>>

function parseEdits<Value>(text: string, isValue: (value: unknown) => value is Value): Edits<Value> {
  try {
    const entries = Object.entries(JSON.parse(text) as object)
    return Object.fromEntries(entries.filter((entry): entry is [string, Value] => isValue(entry[1])))
  } catch {
    return {}
  }
}

/**
 * What a person changed in a form and has not saved, by field. It is kept on the device under a draft's key, so it
 * survives a reload, a lost connection and an ended session; after the person has left the page, nothing of it is
 * written any more. Only changed fields are held: the others follow what the server says.
 */
export function useKeptEdits<Value>(key: string, isValue: (value: unknown) => value is Value) {
  const [edits, setEdits] = useState(() => parseEdits(readDraft(key), isValue))
  /** What is newest, for a save that ends after more was typed. */
  const newest = useRef(edits)
  const [isSameVisit] = useState(followVisit)

  function keep(next: Edits<Value>) {
    if (!isSameVisit()) return
    newest.current = next
    setEdits(next)
    writeDraft(key, Object.keys(next).length > 0 ? JSON.stringify(next) : '')
  }
  return {
    edits,
    edit: (field: string, value: Value) => keep({ ...newest.current, [field]: value }),
    /** Forgets those that were saved; a field that was changed again meanwhile stays. */
    settle: (saved: Edits<Value>) =>
      keep(
        Object.fromEntries(Object.entries(newest.current).filter(([field, value]) => saved[field] !== value)),
      ),
    discard: () => keep({}),
  }
}
