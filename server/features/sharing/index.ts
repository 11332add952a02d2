export { pruneShareLinks } from './prune-share-links.ts'
export { endShareLinks, forgetSharedNote } from './queries.ts'
