import { useEffect, useRef, useState } from 'react'

export type SingleRun = {
  isRunning: boolean
  /** Runs the action, or does nothing while another one runs. */
  run: (action: () => Promise<void>) => Promise<void>
}

/**
 * One action at a time: a double click never sends twice. A button that is disabled meanwhile loses the focus,
 * so it is given back when nothing else took it.
 */
export function useSingleRun(): SingleRun {
  const isBusy = useRef(false)
  const focusedBefore = useRef<Element | null>(null)
  const [isRunning, setIsRunning] = useState(false)

  useEffect(() => {
    if (isRunning || document.activeElement !== document.body) return
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus()
  }, [isRunning])

  async function run(action: () => Promise<void>) {
    if (isBusy.current) return
    isBusy.current = true
    focusedBefore.current = document.activeElement
    setIsRunning(true)
    try {
      await action()
    } finally {
      isBusy.current = false
      setIsRunning(false)
    }
  }
  return { isRunning, run }
}
