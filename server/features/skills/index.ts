export { skillsRoutes } from './routes.ts'
