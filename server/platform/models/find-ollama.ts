import { z } from 'zod'

/** Where Ollama listens unless it was told otherwise; its OpenAI-compatible endpoint lies below `/v1`. */
export const OLLAMA_URL = 'http://127.0.0.1:11434'
/** The start waits so long at most: a machine that does not run it refuses at once. */
const WAIT_MS = 500

const tags = z.object({ models: z.array(z.object({ name: z.string() })) })

/**
 * The models that an Ollama at this address has pulled, by name, such as `["llama3.2:latest"]`.
 * @param url without `/v1` and without a trailing slash
 * @returns null when nothing answers within half a second, or something else than Ollama does; never throws
 */
export async function findOllama(url: string = OLLAMA_URL): Promise<readonly string[] | null> {
  try {
    const reply = await fetch(`${url}/api/tags`, { signal: AbortSignal.timeout(WAIT_MS) })
    const found = tags.safeParse(await reply.json())
    return found.success ? found.data.models.map(({ name }) => name) : null
  } catch {
    return null
  }
}

/** Whether a model is among those pulled: a name without a tag means `latest`, as Ollama reads it. */
export function hasModel(pulled: readonly string[], model: string): boolean {
  return pulled.includes(model.includes(':') ? model : `${model}:latest`)
}
