import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { findOllama, hasModel } from './find-ollama.ts'

let server: Server | undefined
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))))

/** A server that answers every request with this text, as an Ollama on this machine would its own. */
async function answering(text: string): Promise<string> {
  server = createServer((_, reply) => reply.end(text))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('names the models that are pulled', async () => {
  const url = await answering('{"models":[{"name":"llama3.2:latest","size":1},{"name":"qwen3:4b"}]}')
  expect(await findOllama(url)).toEqual(['llama3.2:latest', 'qwen3:4b'])
})

it.each([
  ['a page', '<!doctype html>'],
  ['other JSON', '{"models":null}'],
  ['nothing', ''],
])('is not taken in by another server, which answers %s', async (_, text) => {
  expect(await findOllama(await answering(text))).toBeNull()
})

it('finds none where nobody listens', async () => {
  const url = await answering('')
  await new Promise((resolve) => server?.close(resolve))
  expect(await findOllama(url)).toBeNull()
})

it.each([
  ['llama3.2', true],
  ['llama3.2:latest', true],
  ['qwen3:4b', true],
  ['qwen3', false],
  ['mistral', false],
])('knows whether %s is among them', (model, isThere) => {
  expect(hasModel(['llama3.2:latest', 'qwen3:4b'], model)).toBe(isThere)
})
