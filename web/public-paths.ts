/** The pages that are plain HTML: written at build time, without script, never part of the running application. */
export const publicPaths = [
  '/',
  '/learn-more',
  '/terms',
  '/privacy',
  '/safety',
  '/accessibility',
  '/help',
] as const

export type PublicPath = (typeof publicPaths)[number]
