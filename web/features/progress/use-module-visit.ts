import { useEffect, useState } from 'react'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { makeId } from '../../platform/make-id.ts'
import { progressReporter } from './progress-reporter.ts'

type AnsweredMessage = { messageId: string; isExample: boolean }

/**
 * One page visit of a module: its opening counts once, and its messages are counted for this visit alone
 * (specification, section 4: "The message counter is per page visit").
 */
export function useModuleVisit(module: ModuleId) {
  const [visitId] = useState(makeId)
  useEffect(() => progressReporter.moduleOpened(module), [module])
  return {
    countAnswer({ messageId, isExample }: AnsweredMessage) {
      progressReporter.messageAnswered(messageId, module, visitId)
      if (isExample) progressReporter.exampleUsed(module)
    },
    /** Using a tool gives points of its own, beside those of the exercise (specification, section 4). */
    countRewrite(messageId: string) {
      progressReporter.toolUsed(module)
      progressReporter.messageRewritten(messageId)
    },
  }
}
