export { taskRoutes } from './routes.ts'
