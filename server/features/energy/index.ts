export { energyRoutes } from './routes.ts'
