import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { QuestionnaireChange, SavedQuestionnaireReply } from '#domain/questionnaire/contract.ts'
import { type AnswerIssue, mergeResponses } from '#domain/questionnaire/merge-responses.ts'
import type { Answer, Question, Responses } from '#domain/questionnaire/question.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'
import { callApi } from '../../platform/call-api.ts'
import { useAction } from '../../platform/use-action.ts'
import { useKeptEdits } from '../../platform/use-kept-edits.ts'
import { toast } from '../../ui/toast.ts'
import { changedAnswers } from './changed-answers.ts'
import { answersQuery, questionsQuery } from './questionnaire-queries.ts'
import { questionnaireToasts } from './texts.ts'

const isAnswer = (value: unknown): value is Answer =>
  value === null ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((option) => typeof option === 'string'))

/** The questions and the answers as the server has them. */
export function useQuestionnaireQueries() {
  const questions = useQuery(questionsQuery)
  const answers = useQuery(answersQuery)
  const hasFailed = questions.isLoadingError || answers.isLoadingError
  useEffect(() => {
    if (hasFailed) toast({ ...questionnaireToasts.loadFailure, variant: 'destructive' })
  }, [hasFailed])
  return { questions, answers }
}

function issuesOf(problem: ApiProblem): AnswerIssue[] {
  return Array.isArray(problem.data.issues) ? problem.data.issues : []
}

function tellSaveFailure({ code }: ApiProblem): void {
  const outlivesVisit = code === 'unauthenticated'
  const text = outlivesVisit ? questionnaireToasts.signedOut : questionnaireToasts.saveFailure
  toast({ ...text, variant: 'destructive', outlivesVisit })
}

/** The answers in the form: what is saved, with what the person changed here over it. */
export function useAnswers(userId: string, questions: readonly Question[], saved: Responses) {
  const client = useQueryClient()
  const { edits, edit, settle } = useKeptEdits({ userId, place: 'questionnaire', isValue: isAnswer })
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  const [refused, setRefused] = useState<AnswerIssue[]>([])
  const changes = changedAnswers(questions, edits, saved)
  const checked = mergeResponses(questions, {}, changes)
  const issues = 'issues' in checked ? checked.issues : refused

  const { isRunning, run } = useAction(
    async () => {
      const body: QuestionnaireChange = { responses: { ...changes } }
      const { safety: card, ...reply } = await callApi<SavedQuestionnaireReply>('/questionnaire', {
        method: 'PUT',
        body,
      })
      client.setQueryData(answersQuery.queryKey, reply)
      setSafety(card)
      settle(edits)
      toast(questionnaireToasts.saved)
    },
    (problem) => {
      setRefused(issuesOf(problem))
      tellSaveFailure(problem)
    },
  )
  return {
    answers: { ...saved, ...changes },
    hasChanges: Object.keys(changes).length > 0,
    isSaving: isRunning,
    issueOf: (id: number) => issues.find(({ path }) => path === `responses.${id}`)?.message,
    hasIssues: 'issues' in checked,
    refused,
    change(id: number, answer: Answer) {
      setRefused([])
      edit(String(id), answer)
    },
    save: run,
    safety,
    closeSafety: () => setSafety(null),
  }
}
