import { useEffect, useRef, useState } from 'react'
import { toastStore } from '../ui/toast.ts'
import type { Notice } from '../ui/toast-store.ts'
import type { ApiProblem } from './api-problem.ts'
import { followVisit } from './private-data.ts'
import { toApiProblem } from './to-api-problem.ts'
import { toastProblem } from './toast-problem.ts'

/** From now on, tells the errors that were shown since. */
function followErrors(): () => readonly number[] {
  const newest = toastStore.getState().notices[0]?.id ?? 0
  const isError = ({ id, variant }: Notice) => id > newest && variant === 'destructive'
  return () =>
    toastStore
      .getState()
      .notices.filter(isError)
      .map(({ id }) => id)
}

/**
 * One call at a time, with its failure in words: a double click never sends twice. A button that is disabled
 * meanwhile loses the focus, so it is given back when nothing else took it. What fails after the person has left the
 * page is told to nobody. What one try said of its failure goes when the next one begins: it would be read as the
 * outcome of that one, and hide what it says.
 */
export function useAction<Input extends unknown[]>(
  action: (...input: Input) => Promise<unknown>,
  onProblem: (problem: ApiProblem) => void = toastProblem,
) {
  const isBusy = useRef(false)
  const focusedBefore = useRef<Element | null>(null)
  const errorsBefore = useRef<readonly number[]>([])
  const [isRunning, setRunning] = useState(false)

  useEffect(() => {
    if (isRunning || document.activeElement !== document.body) return
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus()
  }, [isRunning])

  async function run(...input: Input): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    const isSameVisit = followVisit()
    focusedBefore.current = document.activeElement
    setRunning(true)
    toastStore.withdraw(({ id }) => errorsBefore.current.includes(id))
    const readErrors = followErrors()
    try {
      await action(...input)
    } catch (error) {
      if (isSameVisit()) onProblem(toApiProblem(error))
    } finally {
      errorsBefore.current = readErrors()
      isBusy.current = false
      setRunning(false)
    }
  }
  return { isRunning, run }
}
