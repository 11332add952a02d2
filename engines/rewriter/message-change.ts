/** One thing that a rewrite did, in plain words, so that the writer can decide about it. */
export type MessageChange = {
  before: string
  after: string
  reason: string
  /** The field of the form without which this change would not be there. */
  from?: 'context' | 'relationship'
}
