import { useEffect, useRef, useState } from 'react'
import type { ApiProblem } from './api-problem.ts'
import { followVisit } from './private-data.ts'
import { toApiProblem } from './to-api-problem.ts'
import { toastProblem } from './toast-problem.ts'

/**
 * One call at a time, with its failure in words: a double click never sends twice. A button that is disabled
 * meanwhile loses the focus, so it is given back when nothing else took it. What fails after the person has left the
 * page is told to nobody.
 */
export function useAction<Input extends unknown[]>(
  action: (...input: Input) => Promise<unknown>,
  onProblem: (problem: ApiProblem) => void = toastProblem,
) {
  const isBusy = useRef(false)
  const focusedBefore = useRef<Element | null>(null)
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
    try {
      await action(...input)
    } catch (error) {
      if (isSameVisit()) onProblem(toApiProblem(error))
    } finally {
      isBusy.current = false
      setRunning(false)
    }
  }
  return { isRunning, run }
}
