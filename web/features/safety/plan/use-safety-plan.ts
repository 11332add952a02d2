import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../platform/use-action.ts'
import { useKeptEdits } from '../../../platform/use-kept-edits.ts'
import { toast } from '../../../ui/toast.ts'
import { planCalls } from './plan-calls.ts'
import { planTexts as texts } from './texts.ts'

const planKey = ['safety-plan']
const isText = (value: unknown): value is string => typeof value === 'string'

/** The plan as the server has it. */
export const usePlanQuery = () =>
  useQuery({ queryKey: planKey, queryFn: ({ signal }) => planCalls.read(signal) })

/** Writing the plan: unsaved texts by step, kept on the device, and the calls that save a step or delete it all. */
export function usePlanEditing(userId: string, saved: Readonly<Record<string, string>>) {
  const client = useQueryClient()
  const { edits, edit, settle, discard } = useKeptEdits({
    userId,
    place: 'safety-plan',
    isValue: isText,
  })
  const textOf = (id: string) => edits[id] ?? saved[id] ?? ''
  const isChanged = (id: string) => textOf(id) !== (saved[id] ?? '')

  const saving = useAction(async (id: string, onSaved: () => void) => {
    const text = textOf(id)
    if (isChanged(id)) client.setQueryData(planKey, await planCalls.saveStep(id, text))
    settle({ [id]: text })
    onSaved()
  })
  const removing = useAction(async (onRemoved: () => void) => {
    await planCalls.remove()
    discard()
    await client.invalidateQueries({ queryKey: planKey })
    toast(texts.removed)
    onRemoved()
  })
  return {
    textOf,
    isChanged,
    edit,
    /** Calls `onSaved` once the step is saved; a failure keeps the text and says what happened. */
    save: saving.run,
    isSaving: saving.isRunning,
    remove: removing.run,
    isRemoving: removing.isRunning,
  }
}

export type PlanEditing = ReturnType<typeof usePlanEditing>
