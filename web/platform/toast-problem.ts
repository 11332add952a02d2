import { toast } from '../ui/toast.ts'
import type { ApiProblem } from './api-problem.ts'
import { problemText } from './problem-texts.ts'

/** Shows a problem's words as a toast. It stays until it is closed; want of a session is told beyond its end. */
export function toastProblem(problem: ApiProblem): void {
  const { title = '', text } = problemText(problem)
  const outlivesVisit = problem.code === 'unauthenticated'
  toast({ title, description: text, variant: 'destructive', outlivesVisit })
}

/** Says that a session is needed where the call failed for want of one, otherwise the page's own `words`. */
export function toastFailure(problem: ApiProblem, words: { title: string; description: string }): void {
  if (problem.code === 'unauthenticated') toastProblem(problem)
  else toast({ ...words, variant: 'destructive' })
}
