import { useEffect } from 'react'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { progressReporter } from './progress-reporter.ts'

/** Reports that a card of the skills library was opened (specification, section 4, "accessing a resource"). */
export function useOpenedCard({ module, id }: { module: ModuleId; id: string }): void {
  useEffect(() => progressReporter.resourceOpened(module, id), [module, id])
}
