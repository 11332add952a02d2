import { useEffect, useState } from 'react'
import type { HelpLinesReply } from '#domain/safety/contract.ts'

/**
 * The help lines of a card: those that it came with, until the person chooses another country (`country`). Those are
 * loaded then; without a connection the card keeps what it has.
 */
export function useHelpLines(given: HelpLinesReply, country: string | null): HelpLinesReply {
  const [chosen, setChosen] = useState<HelpLinesReply | null>(null)
  const isAccepted = country !== null && country === given.country
  useEffect(() => {
    if (country === null || isAccepted) return
    let isOver = false
    import('../../platform/help-lines.ts')
      .then(({ helpLinesFor }) => {
        if (!isOver) setChosen(helpLinesFor(country))
      })
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [country, isAccepted])
  if (isAccepted) return { ...given, isOffered: false }
  return country === null ? given : (chosen ?? given)
}
