import type { MessageChange } from './message-change.ts'

const unused = {
  context:
    'Your context changed nothing. The built-in rewriter takes two things from it: what you want to happen ("I want him to call me") and a time ("I need it by Friday").',
  relationship:
    'The relationship changed nothing. The built-in rewriter writes differently only to readers such as a manager, a teacher or an office.',
}
const keptNames = 'Your context shows which words are names. They keep their capital letter.'

/**
 * What the fields "context" and "relationship" did to a message, one sentence for each effect; of a field that was
 * filled in and had none, that it had none.
 */
export function noteFields(
  fields: { context: string; relationship: string },
  changes: readonly MessageChange[],
  knowsNames: boolean,
): string[] {
  return (['context', 'relationship'] as const).flatMap((field) => {
    if (fields[field].trim() === '') return []
    const reasons = changes.flatMap(({ from, reason }) => (from === field ? [reason] : []))
    if (field === 'context' && knowsNames) reasons.push(keptNames)
    return reasons.length > 0 ? [...new Set(reasons)] : [unused[field]]
  })
}
