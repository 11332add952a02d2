import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { MIN_SEARCH_CHARACTERS } from '#domain/skills/search-limits.ts'
import { keepSearch, readSearch } from './kept-search.ts'
import { isReturn } from './results-link.ts'

/** Long enough that a search begins between words, not between letters. */
const SETTLE_MS = 250

/**
 * The text of the search. It is kept for the way back and never stands in the address; opened by a link, the library
 * begins without one.
 * @returns `settled` is what to search for: null while there is too little of it
 */
export function useSearchText() {
  const { key, state } = useLocation()
  const returns = isReturn(useNavigationType(), state)
  const [text, setText] = useState(() => (returns ? readSearch() : ''))
  const [settled, setSettled] = useState(text)
  const [shownKey, setShownKey] = useState(key)
  if (key !== shownKey) {
    setShownKey(key)
    if (!returns) setText('')
  }
  useEffect(() => {
    keepSearch(text)
    const timer = setTimeout(() => setSettled(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])

  const isSearch = text.trim().length >= MIN_SEARCH_CHARACTERS
  const query = settled.trim()
  return {
    text,
    setText,
    settled: isSearch && query.length >= MIN_SEARCH_CHARACTERS ? query : null,
  }
}
