import { toast } from '../ui/toast.ts'
import type { ApiProblem } from './api-problem.ts'
import { problemText } from './problem-texts.ts'

/** Shows a problem's words as a toast. It stays until it is closed. */
export function toastProblem(problem: ApiProblem): void {
  const { title = '', text } = problemText(problem)
  toast({ title, description: text, variant: 'destructive' })
}
