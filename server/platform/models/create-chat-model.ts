import type { Env } from '../../env.ts'
import type { ChatModel } from './chat-model.ts'
import { createAnthropicModel } from './create-anthropic-model.ts'
import { createOpenAiModel } from './create-openai-model.ts'
import { OLLAMA_URL } from './find-ollama.ts'

const OPENAI_URL = 'https://api.openai.com/v1'
const ANTHROPIC_URL = 'https://api.anthropic.com/v1'

/** The model that the environment names, or the built-in coach. `readEnv` has made sure that its settings are there. */
export function createChatModel(env: Env, createBuiltIn: () => ChatModel): ChatModel {
  const { AI_API_KEY: apiKey, AI_BASE_URL: baseUrl, AI_MODEL: model = '' } = env
  switch (env.AI_PROVIDER) {
    case 'built-in':
      return createBuiltIn()
    case 'ollama':
      return createOpenAiModel({
        baseUrl: `${baseUrl ?? OLLAMA_URL}/v1`,
        apiKey,
        model,
        server: 'compatible',
      })
    case 'openai-compatible':
      return createOpenAiModel({ baseUrl: baseUrl ?? '', apiKey, model, server: 'compatible' })
    case 'openai':
      return createOpenAiModel({
        baseUrl: baseUrl ?? OPENAI_URL,
        apiKey,
        model,
        server: 'openai',
      })
    case 'anthropic':
      return createAnthropicModel({ baseUrl: baseUrl ?? ANTHROPIC_URL, apiKey: apiKey ?? '', model })
  }
}
