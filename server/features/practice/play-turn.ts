import { z } from 'zod'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { mentorWords, type PlayedTurn, partnerWords } from '#domain/practice/played-turn.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { askWithinAllowance, jsonIn } from '../coaching/index.ts'
import { mayBeShown } from './model-words.ts'
import { branchNames, mentorPrompt, partnerPrompt, type Scene } from './play-prompts.ts'

/** Of both tries of one answer, in tokens: far more than its words. */
const MAX_ANSWER_TOKENS = 1_000
/** A person waits for this in the middle of a talk; the written text is there at once. */
const MAX_PLAY_MS = 20_000

/** What a partner's answer says, where it is in the form and within the branches that were given; else null. */
function readPartner(answer: string, branches: readonly number[]): PlayedTurn['partner'] {
  const form = z.object({ branch: z.enum(branchNames), says: z.string() }).safeParse(jsonIn(answer))
  if (!form.success) return null
  const branch = branchNames.indexOf(form.data.branch)
  const parsed = partnerWords.safeParse({ branch, says: form.data.says })
  const isUsable = parsed.success && branches.includes(branch) && mayBeShown(parsed.data.says, 'partner')
  return isUsable ? parsed.data : null
}

/** What a mentor's answer says, where it is in the form and may be shown; else null. */
function readMentor(answer: string): PlayedTurn['mentor'] {
  const parsed = mentorWords.strip().safeParse(jsonIn(answer))
  if (!parsed.success) return null
  return Object.values(parsed.data).every((text) => mayBeShown(text, 'mentor')) ? parsed.data : null
}

type Own = {
  words: string
  /** The branches that the partner may go on with, by number. */
  branches: readonly number[]
  module: ModuleId
}

/**
 * Has the configured model play the partner and, in a second call, the mentor for own words in a talk. It takes nothing
 * from the talk when it fails, is refused or takes too long: the written text stands for each of the two by itself.
 * @returns null where nothing of the answers can be used
 */
export async function playTurn(
  services: Services,
  userId: string,
  scene: Scene,
  { words, branches, module }: Own,
  left: AbortSignal,
): Promise<PlayedTurn | null> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(MAX_PLAY_MS)])
  const ask = <Answer>(part: string, prompt: string, read: (answer: string) => Answer | null) =>
    askWithinAllowance(
      services,
      userId,
      {
        key: `talk-${part}:${crypto.randomUUID()}`,
        scope: module,
        prompt,
        read,
        maxTokens: MAX_ANSWER_TOKENS,
      },
      signal,
    ).catch((error: unknown) => {
      // Refused, failed or too slow: nobody is stopped in the middle of a talk for that.
      if (error instanceof Problem) return null
      throw error
    })
  const [partner, mentor] = await Promise.all([
    ask('partner', partnerPrompt(scene, words, branches), (answer) => readPartner(answer, branches)),
    ask('mentor', mentorPrompt(scene, words), readMentor),
  ])
  return partner || mentor ? { partner, mentor } : null
}
