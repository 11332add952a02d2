import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { isBlank } from '#domain/fields/is-blank.ts'
import type { OwnWordsReply } from '#domain/practice/contract.ts'
import type { TalkState } from '#domain/practice/play-talk.ts'
import { sayOwnWords } from '#domain/practice/talk-words.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'
import { connection } from '../../platform/offline/connection.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { ownWordsDraft } from './own-words-draft.ts'
import { practiceCalls } from './practice-calls.ts'

type OwnWordsPlace = {
  userId: string
  exerciseId: string
  version: string
  turn: string
  state: TalkState
  onChange: (state: TalkState) => void
}

/** Aborted when the turn is left: an answer to it is then of no use. */
function useLeaving() {
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  return leaving
}

/**
 * Own words for one turn: what is being written, which outlives a reload, and their way to the server, which checks them
 * for signs of danger and reads them. They become part of the talk once they were read; until then the written
 * replies can be chosen as always, and a choice that was made meanwhile stands: the words then stay in the field.
 */
export function useOwnWords({ userId, exerciseId, version, turn, state, onChange }: OwnWordsPlace) {
  const [draft] = useState(() => ownWordsDraft(userId, exerciseId, turn))
  const [text, setText] = useState(() => draft.read())
  const [isReading, setReading] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const [arrived, setArrived] = useState<OwnWordsReply | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  const [carded, setCarded] = useState<string | null>(null)
  const isOffline = useStore(connection) !== 'online'
  const newest = useRef({ state, onChange })
  useEffect(() => {
    newest.current = { state, onChange }
  })
  const leaving = useLeaving()

  function write(words: string) {
    setText(words)
    setEmpty(false)
    draft.write(words)
  }
  const takeOver = useEffectEvent(() =>
    draft.takeOver((words) => {
      // Only an empty field: what is being written now is not mixed with what was begun elsewhere.
      const isFree = draft.read() === ''
      if (isFree) write(words)
      return isFree
    }),
  )
  useEffect(() => void takeOver(), [])
  async function read(words: string, isMeantOtherwise: boolean) {
    const { signal } = leaving.current
    const { chosen, pending } = newest.current.state
    setReading(true)
    setProblem(null)
    try {
      const body = { version, chosen: [...chosen], words, isMeantOtherwise }
      const reply = await practiceCalls.readOwnWords(exerciseId, body, signal)
      if (signal.aborted) return
      setSafety(reply.safety)
      if (reply.safety?.kind === 'card') setCarded(words)
      if (!reply.reading || newest.current.state.pending !== pending) return
      setArrived(reply)
      write('')
      newest.current.onChange(sayOwnWords(newest.current.state, turn, words, reply.reading, reply.played))
    } catch (error) {
      if (!signal.aborted) setProblem(toApiProblem(error))
    } finally {
      setReading(false)
    }
  }
  return {
    text,
    write,
    isReading,
    isEmpty,
    isOffline,
    /** Whether the words were read while this turn was open: their answer then gets the focus. */
    hasArrived: arrived !== null,
    problem,
    /** A model was asked, and the written text stands for what of its answers could not be used. */
    isFallback: arrived?.isFallback === true,
    safety,
    /** Only the words that the card came for can be meant otherwise: changed ones are checked like any others. */
    async send(isMeantOtherwise = false) {
      const words = text.trim()
      if (isReading) return
      if (isBlank(text)) setEmpty(true)
      else await read(words, isMeantOtherwise && words === carded)
    },
    closeSafety: () => setSafety(null),
  }
}

export type OwnWordsOfTurn = ReturnType<typeof useOwnWords>
