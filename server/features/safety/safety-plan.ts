import { isBlank } from '#domain/fields/is-blank.ts'
import { Problem } from '#domain/problems.ts'
import type { SafetyPlanReply } from '#domain/safety/contract.ts'
import type { Services } from '../../services.ts'
import { changePlan, findPlan } from './queries.ts'

type Scope = Pick<Services, 'db' | 'now' | 'safetyContent'>

/** The prompts and what the user wrote to them. Written by the user alone, never by a model. */
export async function readSafetyPlan(scope: Scope, userId: string): Promise<SafetyPlanReply> {
  const plan = await findPlan(scope.db, userId)
  return {
    prompts: scope.safetyContent.plan.steps,
    steps: plan?.steps ?? {},
    updatedAt: plan?.updatedAt.toISOString() ?? null,
  }
}

/**
 * Saves the given steps and no others; an empty text clears its step, and a plan without any text is deleted.
 * @throws Problem `invalid-request` for a step that has no prompt
 */
export async function saveSafetyPlan(
  scope: Scope,
  userId: string,
  given: Record<string, string>,
): Promise<SafetyPlanReply> {
  const known = new Set(scope.safetyContent.plan.steps.map(({ id }) => id))
  const unknown = Object.keys(given).find((id) => !known.has(id))
  if (unknown !== undefined)
    throw new Problem('invalid-request', { issues: [{ path: 'steps', message: 'unknown step' }] })
  const change = Object.fromEntries(
    Object.entries(given).map(([id, text]) => [id, isBlank(text) ? null : text]),
  )
  await changePlan(scope.db, userId, change, scope.now())
  return await readSafetyPlan(scope, userId)
}
