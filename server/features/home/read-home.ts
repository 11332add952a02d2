import type { HomeReply, Unfinished } from '#domain/home/contract.ts'
import { suggestPractice } from '#domain/home/suggest-practice.ts'
import { chosenAudience, chosenGoals, personalChoices } from '#domain/questionnaire/personal-choices.ts'
import type { Services } from '../../services.ts'
import { listConversations } from '../conversations/index.ts'
import { findExerciseRuns, listExercises } from '../practice/index.ts'
import { readAnswers } from '../questionnaire/index.ts'

type Person = { id: string; name: string }
type Dated = { at: number; what: Unfinished }

/**
 * What the home page needs of one person, in one answer: how they are called, what they left unfinished, and what they
 * could practise. An exercise that is no longer part of the content counts for nothing.
 */
export async function readHome(
  services: Pick<Services, 'db' | 'content'>,
  person: Person,
): Promise<HomeReply> {
  const [{ questions, responses }, runs, { conversations }] = await Promise.all([
    readAnswers(services, person.id),
    findExerciseRuns(services.db, person.id),
    listConversations(services, person.id, {}),
  ])
  const exercises = listExercises(services)
  const candidates: Dated[] = runs
    .filter(({ isFinished }) => !isFinished)
    .flatMap(({ exercise: id, updatedAt }) => {
      const title = exercises.find((exercise) => exercise.id === id)?.title
      return title === undefined ? [] : [{ at: updatedAt.getTime(), what: { kind: 'exercise', id, title } }]
    })
  const [newest] = conversations
  if (newest) {
    const { id, module, title, updatedAt } = newest
    candidates.push({ at: Date.parse(updatedAt), what: { kind: 'conversation', id, module, title } })
  }
  const known = {
    exercises,
    runs,
    goals: chosenGoals(questions, responses),
    audience: chosenAudience(questions, responses),
  }
  const talk = suggestPractice({ ...known, talksOnly: true })?.exercise
  return {
    name: personalChoices(questions, responses).name || (person.name.trim().split(/\s+/)[0] ?? ''),
    unfinished: candidates.toSorted((a, b) => b.at - a.at)[0]?.what ?? null,
    suggestion: suggestPractice(known),
    talk: talk ? { id: talk.id, minutes: talk.minutes } : null,
  }
}
