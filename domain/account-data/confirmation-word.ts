/** What a person types to have their account deleted, exactly so. */
export const CONFIRMATION_WORD = 'DELETE'
