/** The list of exercises of the Practice Room. */
export const PRACTICE_PATH = '/dashboard/practice'

/** Where an exercise is played. */
export const exercisePath = (id: string) => `${PRACTICE_PATH}/${id}`

/** The daily round. */
export const ROUND_PATH = `${PRACTICE_PATH}/round`

/** The person's own map of skills, beside the list of exercises. */
export const SKILLS_MAP_PATH = `${PRACTICE_PATH}?tab=skills`

/** Where exercises are chosen for somebody else. */
export const FOR_SOMEBODY_PATH = `${PRACTICE_PATH}/for-somebody`

/** An exercise as a sheet for two people. */
export const sheetPath = (id: string) => `${exercisePath(id)}/sheet`
