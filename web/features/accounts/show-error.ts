import { problemText } from '../../platform/problem-texts.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { toast } from '../../ui/toast.ts'
import { accountTexts } from './texts.ts'

/** Shows an error that stays until it is closed. */
export function showError(description: string, title: string = accountTexts.errorTitle): void {
  toast({ title, description, variant: 'destructive' })
}

/** Shows the words of a failed call. */
export function showProblem(error: unknown, title?: string): void {
  showError(problemText(toApiProblem(error)).text, title)
}
