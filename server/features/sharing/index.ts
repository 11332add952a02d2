export { pruneShareLinks } from './prune-share-links.ts'
export { sharingRoutes } from './routes.ts'
export { setPrivateHeaders } from './set-private-headers.ts'
