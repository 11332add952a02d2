import { useEffect } from 'react'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { beginVisit } from './count-answers.ts'
import { progressReporter } from './progress-reporter.ts'

/** One page visit of a module: it is reported once, and its messages are counted for it alone (`countAnswer`). */
export function useModuleVisit({ id, examples }: { id: ModuleId; examples: readonly string[] }) {
  useEffect(() => {
    beginVisit(id, examples)
    progressReporter.moduleOpened(id)
  }, [id, examples])
  return {
    /** Using a tool gives points of its own, beside those of the exercise (specification, section 4). */
    countRewrite(messageId: string) {
      progressReporter.toolUsed(id)
      progressReporter.messageRewritten(messageId)
    },
  }
}
