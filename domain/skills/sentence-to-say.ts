/**
 * What a person says or sends of a line under "Words to use": the words in quotation marks where one stretch of the
 * line stands in them, otherwise the line.
 */
export function sentenceToSay(line: string): string {
  const quoted = [...line.matchAll(/"([^"]+)"/g)]
  return quoted.length === 1 ? (quoted[0]?.[1] ?? line) : line
}
