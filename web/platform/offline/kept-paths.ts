/**
 * The answers of the API that stay on the device for reading without a connection, each by its path. They are one
 * person's: their plan, their sentences, where they are in practice, and the cards and exercises that they opened.
 * Nothing else is kept; never a reply of a coach, and nothing of the account beyond who is signed in.
 */
const kept: readonly RegExp[] = [
  /^\/settings$/,
  /^\/safety-plan$/,
  /^\/kept-sentences$/,
  /^\/skills$/,
  /^\/skills\/[\w-]+\/[\w-]+$/,
  /^\/exercises$/,
  /^\/exercises\/[\w-]+$/,
  /^\/exercise-runs$/,
  /^\/exercise-runs\/[\w-]+$/,
  /^\/practice-skills$/,
]

/** Whether what the server answers at this path is kept. */
export const isKeptPath = (path: string): boolean => kept.some((form) => form.test(path))

/** The lists without which a page cannot open. They are asked for beforehand where the device does not have them. */
export const neededPaths = ['/kept-sentences', '/skills', '/exercises', '/exercise-runs'] as const

type Call = { method: string; path: string }

/**
 * What a successful call says about a kept answer: the newest one (`keep`), or that there is none any more (`drop`).
 * Null where it says nothing: the list that holds what was changed is read anew by its page.
 */
export function changeOfKept({ method, path }: Call, reply: unknown): { keep: unknown } | 'drop' | null {
  if (!isKeptPath(path)) return null
  if (method === 'GET') return { keep: reply }
  if (method === 'DELETE') return 'drop'
  if (method === 'PUT' && path === '/safety-plan') return { keep: reply }
  if (method === 'PATCH' && path === '/settings') return { keep: reply }
  if (method === 'PUT' && path.startsWith('/exercise-runs/'))
    return { keep: { run: (reply as { run: unknown }).run } }
  return null
}
