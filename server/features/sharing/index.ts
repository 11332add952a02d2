export { pruneShareLinks } from './prune-share-links.ts'
export { endShareLinks } from './queries.ts'
