/** One message of at most this many characters (about 2,000 tokens). Longer ones are refused as `message-too-long`. */
export const MAX_MESSAGE_CHARACTERS = 8_000
/** A conversation sent along with a message: at most this many messages and characters, else `history-too-long`. */
export const MAX_HISTORY_MESSAGES = 100
export const MAX_HISTORY_CHARACTERS = 120_000
