/** A talk as far as its ways go: turns lead by their replies to turns or to endings. */
export type TalkWays = {
  start: string
  turns: Readonly<Record<string, { replies: readonly { says: string; to: string }[] }>>
  endings: Readonly<Record<string, unknown>>
}

const MIN_TURNS = 4
const MAX_TURNS = 8
const MIN_ENDINGS = 3

/** All ways through a talk, each as the names of its turns and, last, of its ending. @throws never; loops are cut */
export function talkWays({ start, turns }: TalkWays): string[][] {
  const ways: string[][] = []
  const walk = (name: string, before: readonly string[]) => {
    const way = [...before, name]
    const replies = turns[name]?.replies
    if (!replies || before.includes(name)) ways.push(way)
    else for (const to of new Set(replies.map((reply) => reply.to))) walk(to, way)
  }
  walk(start, [])
  return ways
}

/** What keeps a talk from being played to its ends: dead turns, loops, ways that are too short or too long. */
export function talkFaults(talk: TalkWays): string[] {
  const { start, turns, endings } = talk
  const known = (name: string) => Object.hasOwn(turns, name) || Object.hasOwn(endings, name)
  const missing = [
    start,
    ...Object.values(turns).flatMap(({ replies }) => replies.map(({ to }) => to)),
  ].filter((name) => !known(name))
  if (missing.length > 0) return [...new Set(missing)].map((name) => `no turn or ending is called "${name}"`)
  const both = Object.keys(turns).filter((name) => Object.hasOwn(endings, name))
  if (both.length > 0) return both.map((name) => `"${name}" is a turn and an ending`)
  const ways = talkWays(talk)
  const met = new Set(ways.flat())
  const loops = ways.filter((way) => Object.hasOwn(turns, way.at(-1) ?? ''))
  return [
    ...[...Object.keys(turns), ...Object.keys(endings)]
      .filter((name) => !met.has(name))
      .map((name) => `nothing leads to "${name}"`),
    ...loops.slice(0, 1).map((way) => `the talk runs in a circle: ${way.join(', ')}`),
    ...(Object.keys(endings).length < MIN_ENDINGS ? [`fewer than ${MIN_ENDINGS} endings`] : []),
    ...ways
      .filter((way) => way.length - 1 < MIN_TURNS)
      .slice(0, 1)
      .map((way) => `fewer than ${MIN_TURNS} turns: ${way.join(', ')}`),
    ...ways
      .filter((way) => way.length - 1 > MAX_TURNS)
      .slice(0, 1)
      .map((way) => `more than ${MAX_TURNS} turns: ${way.join(', ')}`),
  ]
}
