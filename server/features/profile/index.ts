export { AVATAR_UPLOAD_PATH, avatarRoutes, profileRoutes } from './routes.ts'
