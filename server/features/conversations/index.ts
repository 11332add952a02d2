export { coachNameOf } from './coach-name.ts'
export { type OpenExchange, openExchange } from './open-exchange.ts'
export { conversationRoutes } from './routes.ts'
