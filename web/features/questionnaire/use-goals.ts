import { useQuery } from '@tanstack/react-query'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { personalChoices } from '#domain/questionnaire/personal-choices.ts'
import { queryClient } from '../../platform/query-client.ts'
import { answersQuery, questionsQuery } from './questionnaire-queries.ts'

/**
 * The modules that the person wants to work on, by the answers to the questionnaire; none where nothing was answered
 * or the answers did not come. Null until that is known.
 */
export function useGoals(): readonly ModuleId[] | null {
  const questions = useQuery(questionsQuery, queryClient)
  const answers = useQuery(answersQuery, queryClient)
  if (questions.isPending || answers.isPending) return null
  if (!questions.data || !answers.data) return []
  return personalChoices(questions.data.questions, answers.data.responses).goals
}
