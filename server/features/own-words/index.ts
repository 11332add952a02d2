export { ownWordsRoutes } from './routes.ts'
