import { afterEach, expect, it } from 'vitest'
import { installationReply } from '#domain/installation/contract.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let test: TestApp
afterEach(() => test.close())

async function read(env: Record<string, string>) {
  test = await createTestApp({ env })
  const response = await test.app.request('/api/installation')
  expect(response.status).toBe(200)
  return installationReply.strict().parse(await response.json())
}

it('tells a visitor without a session that a fresh machine runs in demo mode, and no address', async () => {
  expect(await read({})).toEqual({ isDemoMode: true, supportEmail: null })
})

it('tells the address that the operator named, and that demo mode is off', async () => {
  expect(await read({ DEMO_MODE: 'false', SUPPORT_EMAIL: 'help@example.org' })).toEqual({
    isDemoMode: false,
    supportEmail: 'help@example.org',
  })
})
