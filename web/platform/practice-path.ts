/** The list of exercises of the Practice Room. */
export const PRACTICE_PATH = '/dashboard/practice'

/** Where an exercise is played. */
export const exercisePath = (id: string) => `${PRACTICE_PATH}/${id}`
