import { useState } from 'react'
import type { ApiProblem } from '../../../platform/api-problem.ts'
import { toastProblem } from '../../../platform/toast-problem.ts'
import { useAction } from '../../../platform/use-action.ts'

/** The one thing that the link of a mail does: not done, done, or not possible with this link. */
export function useMailLink(token: string | null, act: (token: string) => Promise<unknown>) {
  const [state, setState] = useState<'open' | 'done' | 'bad-link'>(token ? 'open' : 'bad-link')

  function tell(problem: ApiProblem) {
    if (problem.code === 'invalid-mail-link' || problem.code === 'invalid-request') setState('bad-link')
    else toastProblem(problem)
  }
  const { isRunning, run } = useAction(async () => {
    if (!token) return
    await act(token)
    setState('done')
  }, tell)
  return { state, isRunning, run }
}
