import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { followVisit } from './private-data.ts'
import { tabDraft } from './tab-draft.ts'

export type Edits<Value> = Readonly<Record<string, Value>>

function parseEdits<Value>(text: string, isValue: (value: unknown) => value is Value): Edits<Value> {
  try {
    const entries = Object.entries(JSON.parse(text) as object)
    return Object.fromEntries(entries.filter((entry): entry is [string, Value] => isValue(entry[1])))
  } catch {
    return {}
  }
}

type Form<Value> = {
  userId: string
  /** Names the form, as `draftKey` has it. */
  place: string
  isValue: (value: unknown) => value is Value
  /** Told what a closed tab left, once it stands in this form. */
  onTakeOver?: (edits: Edits<Value>) => void
}

/**
 * What a person changed in a form and has not saved, by field. It is kept on the device for this tab, so it survives a
 * reload, a lost connection and an ended session, and the same form in another tab changes nothing of it. A form
 * without changes takes over those that a closed tab left. After the person has left the page, nothing of it is written
 * any more. Only changed fields are held: the others follow what the server says.
 */
export function useKeptEdits<Value>({ userId, place, isValue, onTakeOver }: Form<Value>) {
  const [draft] = useState(() => tabDraft(userId, place))
  const [edits, setEdits] = useState(() => parseEdits(draft.read(), isValue))
  /** What is newest, for a save that ends after more was typed. */
  const newest = useRef(edits)
  const [isSameVisit] = useState(followVisit)

  function keep(next: Edits<Value>) {
    if (!isSameVisit()) return
    newest.current = next
    setEdits(next)
    draft.write(Object.keys(next).length > 0 ? JSON.stringify(next) : '')
  }
  const takeOver = useEffectEvent(() =>
    draft.takeOver((text) => {
      const left = parseEdits(text, isValue)
      // What is being changed now is not mixed with what was begun elsewhere.
      const isFree = Object.keys(newest.current).length === 0
      if (isFree && Object.keys(left).length > 0) {
        keep(left)
        onTakeOver?.(left)
      }
      return isFree
    }),
  )
  useEffect(() => {
    void takeOver()
  }, [])
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
