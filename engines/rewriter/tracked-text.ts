import type { Edit, Suggestion } from './edit.ts'

/** A stretch of a message. With a number it belongs to that change; without, both texts are the same. */
export type Piece = { before: string; after: string; change: number | null }
/** One change of a message; its number is its place in the list. */
export type TextChange = Pick<Suggestion, 'reason' | 'from'>

type Reason = Pick<Suggestion, 'reason' | 'from' | 'isMending'>
type Marked = Edit & { id: number }

const plain = (text: string): Piece => ({ before: text, after: text, change: null })

/** A text, and where each of its words came from, so that every change can be taken back alone. */
export class TrackedText {
  #pieces: Piece[]
  #reasons: Reason[] = []

  constructor(text: string) {
    this.#pieces = [plain(text)]
  }

  get text(): string {
    return this.#pieces.map(({ after }) => after).join('')
  }

  /** Carries suggestions out. Where two want the same words, the first one has them. */
  apply(suggestions: readonly Suggestion[]): void {
    if (suggestions.length === 0) return
    const marked: Marked[] = []
    for (const { edits, ...reason } of suggestions) {
      const id = this.#reasons.push(reason) - 1
      marked.push(...edits.map((edit) => ({ ...edit, id })))
    }
    let free = Number.POSITIVE_INFINITY
    let index = this.#pieces.length
    let at = this.text.length
    for (const edit of marked.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
      if (edit.end > free) continue
      free = edit.start
      while (at > edit.start) {
        index -= 1
        at -= this.#pieces[index]?.after.length ?? 0
      }
      this.#put(edit, index, at)
    }
  }

  #put({ start, end, put, id }: Marked, index: number, at: number): void {
    if (start === end && at === start) {
      this.#pieces.splice(index, 0, { before: '', after: put, change: id })
      return
    }
    let last = index
    let reached = at
    while (last === index || reached < end) {
      reached += this.#pieces[last]?.after.length ?? 0
      last += 1
    }
    const covered = this.#pieces.slice(index, last)
    const head = start - at
    const tail = reached - end
    const first = covered[0] ?? plain('')
    const final = covered.at(-1) ?? first
    const pre = first.change === null ? first.after.slice(0, head) : ''
    const post = final.change === null ? final.after.slice(final.after.length - tail) : ''
    const before = covered.map((piece) => piece.before).join('')
    const kept = {
      before: before.slice(pre.length, before.length - post.length),
      after: `${first.after.slice(pre.length, head)}${put}${final.after.slice(final.after.length - tail, final.after.length - post.length)}`,
    }
    const change = kept.before === kept.after ? null : this.#join(covered, id)
    const pieces = [plain(pre), { ...kept, change }, plain(post)]
    this.#pieces.splice(index, covered.length, ...pieces.filter((piece) => piece.before + piece.after !== ''))
  }

  /** The change that a piece belongs to whose words several changes touched. */
  #join(covered: readonly Piece[], id: number): number {
    const isMending = (change: number) => this.#reasons[change]?.isMending === true
    const earlier = covered.flatMap(({ change }) => (change === null || isMending(change) ? [] : [change]))
    const [known] = earlier
    if (isMending(id)) return known ?? id
    for (const [index, piece] of this.#pieces.entries())
      if (piece.change !== null && earlier.includes(piece.change))
        this.#pieces[index] = { ...piece, change: id }
    return id
  }

  /** The pieces in order, and the changes in the order in which they stand in the text. */
  result(): { pieces: Piece[]; changes: TextChange[] } {
    const pieces: Piece[] = []
    const ids: number[] = []
    for (const piece of this.#pieces) {
      const last = pieces.at(-1)
      if (piece.change === null && last?.change === null) {
        pieces[pieces.length - 1] = plain(last.after + piece.after)
        continue
      }
      if (piece.change !== null && !ids.includes(piece.change)) ids.push(piece.change)
      pieces.push(piece.change === null ? piece : { ...piece, change: ids.indexOf(piece.change) })
    }
    const changes = ids.map((id) => {
      const { reason, from } = this.#reasons[id] ?? { reason: '' }
      return from ? { reason, from } : { reason }
    })
    return { pieces, changes }
  }
}
