const replies = (name: string, ...to: string[]) =>
  to.map((target, index) => ({
    says: `${name} reply ${index + 1}`,
    move: 'asks' as const,
    works: `${name} works ${index + 1}`,
    other: `${name} other ${index + 1}`,
    why: `${name} why ${index + 1}`,
    to: target,
  }))
/** A turn of a talk for tests: its words and comments say its name, its replies lead to the turns or endings named. */
export const makeTurn = (name: string, ...to: string[]) => ({
  says: `${name} words`,
  thinks: `${name} thoughts`,
  hint: `${name} hint`,
  replies: replies(name, ...to),
})
