/** Puts values in place of `{name}` marks; a mark without a value is a mistake in the content and stops the build. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`)
    return value
  })
}
