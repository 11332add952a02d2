// @vitest-environment jsdom
import { tokenAndChatRows } from './token-and-chat-rows.ts'
import { walkRows } from './walk-rows.ts'

walkRows(tokenAndChatRows)
