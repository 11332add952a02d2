import type { SkillCardReply } from '#domain/skills/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { oneCard } from './skill-queries.ts'

/**
 * The card at an address: `missing` when there is none, `unreachable` when the server did not answer. It is loaded
 * before its page opens, so that the page is announced under the card's own title.
 */
export async function loadCard(
  module: string,
  id: string,
): Promise<SkillCardReply | 'missing' | 'unreachable'> {
  try {
    return await queryClient.fetchQuery(oneCard(module, id))
  } catch (error) {
    return toApiProblem(error).code === 'not-found' ? 'missing' : 'unreachable'
  }
}
