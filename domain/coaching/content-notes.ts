/** What a person may want to know of before reading it. `content/README.md` says which cards name one. */
export const contentMatters = [
  'violence',
  'abuse',
  'sexual matters',
  'self-harm',
  'suicide',
  'death',
  'eating and weight',
  'alcohol and drugs',
] as const
export type ContentMatter = (typeof contentMatters)[number]

/**
 * The line before a text on difficult matters: "Content note: this card speaks about violence and abuse."
 * @returns an empty text when there is no matter to name
 */
export function contentNote(subject: 'reply' | 'card', matters: readonly ContentMatter[]): string {
  if (matters.length === 0) return ''
  return `Content note: this ${subject} speaks about ${new Intl.ListFormat('en-US').format(matters)}.`
}
