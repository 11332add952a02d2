import type { ChatMessage, ChatReply } from '#domain/coaching/contract.ts'
import { loadPhraseBook } from '#server/platform/content/load-phrase-book.ts'
import { createSkillsLibrary } from '#server/platform/library/create-skills-library.ts'
import { createBuiltInCoach } from '#server/platform/models/built-in/create-built-in-coach.ts'
import { createWordExplainer } from '#server/platform/models/built-in/create-word-explainer.ts'
import { createChatModel } from '#server/platform/models/create-chat-model.ts'
import { loadActReader } from '#server/platform/reader/load-act-reader.ts'
import { loadReader } from '#server/platform/reader/load-reader.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'

/** No limit of a member is met: every conversation has a member of its own, and a minute between two messages. */
const MINUTE_MS = 60_000

/** What is asked of the product: its own routes, with the answer of whatever `AI_PROVIDER` names. */
export type Product = {
  provider: string
  /** The reply to the last message of a conversation. @throws Error with the status of a refusal */
  chat(member: string, messages: readonly ChatMessage[], isAfterDisclosure?: boolean): Promise<ChatReply>
  post<Reply>(member: string, path: string, body: object): Promise<Reply>
  addMember(): Promise<string>
  close(): Promise<void>
}

/** @param env the variables that name a provider, as at `npm start` */
export async function openProduct(env: Record<string, string>): Promise<Product> {
  const app = await createTestApp({
    env,
    services: ({ env: read, content }) => {
      const library = createSkillsLibrary(content)
      const reader = loadReader(content.situations.map(({ id }) => id))
      const explainWords = createWordExplainer(loadPhraseBook(), loadActReader())
      const model = createChatModel(read, () =>
        createBuiltInCoach({ content, library, reader, explainWords }),
      )
      return { library, reader, model }
    },
  })
  const post = async <Reply>(member: string, path: string, body: object): Promise<Reply> => {
    app.clock.now = new Date(app.clock.now.getTime() + MINUTE_MS)
    const reply = await app.send('POST', path, { headers: app.as(member), body })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    return (await reply.json()) as Reply
  }
  return {
    provider: env.AI_PROVIDER ?? 'built-in',
    post,
    chat: (member, messages, isAfterDisclosure) =>
      post(member, '/api/chat', {
        module: 'assistant',
        messageId: crypto.randomUUID(),
        messages,
        ...(isAfterDisclosure && { isAfterDisclosure }),
      }),
    addMember: () => app.addUser(crypto.randomUUID()),
    close: () => app.close(),
  }
}
