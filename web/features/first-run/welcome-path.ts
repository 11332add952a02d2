/** Where the four questions after sign-up are asked. */
export const WELCOME_PATH = '/dashboard/welcome'
