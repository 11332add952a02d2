import type { MessageChange } from './message-change.ts'

const unused = {
  context:
    'Your context changed nothing. The built-in rewriter uses it in two cases. If your message asks for nothing, it adds what you want to happen ("I want him to call me"). If your message asks for one thing without a time, it adds the time ("I need it by Friday").',
  relationship:
    'The relationship changed nothing. For readers such as a manager, a teacher or an office, the built-in rewriter turns a command into a question, and gives a longer message a greeting and a thank-you.',
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
