import type { TextChange } from './tracked-text.ts'

const unused = {
  context:
    'Your context changed nothing. The built-in rewriter uses four things in it: what you want to happen ("I want him to call me"), by when ("I need it by Friday"), what it is about ("It is about my essay"), and names.',
  relationship:
    'The relationship changed nothing. It decides how a request is opened, for example as a question to a manager, a teacher or an office.',
}
const keptNames = 'Your context shows which words are names. They keep their capital letter.'

/**
 * What the fields "context" and "relationship" did to a message, one sentence for each effect; of a field that was
 * filled in and had none, that it had none.
 */
export function noteFields(
  fields: { context: string; relationship: string },
  changes: readonly TextChange[],
  knowsNames: boolean,
): string[] {
  return (['context', 'relationship'] as const).flatMap((field) => {
    if (fields[field].trim() === '') return []
    const reasons = changes.flatMap(({ from, reason }) => (from === field ? [reason] : []))
    if (field === 'context' && knowsNames) reasons.push(keptNames)
    return reasons.length > 0 ? [...new Set(reasons)] : [unused[field]]
  })
}
