import { Problem } from '#domain/problems.ts'
import type { SafetyPlanReply } from '#domain/safety/contract.ts'
import type { Services } from '../../services.ts'
import { deletePlan, findPlan, upsertPlan } from './queries.ts'

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
 * Keeps the given steps in place of the earlier ones; a plan without any text is deleted.
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
  const steps = Object.fromEntries(Object.entries(given).filter(([, text]) => text.trim() !== ''))
  if (Object.keys(steps).length === 0) await deletePlan(scope.db, userId)
  else await upsertPlan(scope.db, userId, steps, scope.now())
  return await readSafetyPlan(scope, userId)
}
