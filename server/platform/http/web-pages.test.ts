import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createWebPages } from './web-pages.ts'

const directory = mkdtempSync(join(tmpdir(), 'wayfern-pages-'))
const write = (file: string, text: string) => {
  mkdirSync(join(directory, file, '..'), { recursive: true })
  writeFileSync(join(directory, file), text)
}
write('index.html', 'the landing page')
write('privacy/index.html', 'the privacy page')
write('__spa-fallback.html', 'the application')
write('robots.txt', 'a file')
write('sw.js', 'the service worker')
write('manifest.webmanifest', '{}')
write('assets/main-1a2b.js', 'a file of the application')
const web = createWebPages({ directory, allowStripe: false })
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const open = async (path: string) => {
  const reply = await web.request(path)
  return {
    status: reply.status,
    text: await reply.text(),
    hasPolicy: reply.headers.has('content-security-policy'),
  }
}

describe('a page', () => {
  it.each([
    ['/', 'the landing page'],
    ['/index.html', 'the landing page'],
    ['/privacy', 'the privacy page'],
    ['/privacy/', 'the privacy page'],
    ['/privacy/index.html', 'the privacy page'],
    ['/dashboard', 'the application'],
  ])('at %s comes with its policy', async (path, text) => {
    expect(await open(path)).toEqual({ status: 200, text, hasPolicy: true })
  })

  it.each([
    '/__spa-fallback.html',
    '/privacy/index%2ehtml/',
    '/index.%2568tml',
    '/%255f_spa-fallback.html',
    '/nowhere',
  ])('at %s is told not to be there, with a policy too', async (path) => {
    expect(await open(path)).toEqual({ status: 404, text: 'the application', hasPolicy: true })
  })
})

it('a file is served as it is', async () => {
  expect(await open('/robots.txt')).toEqual({ status: 200, text: 'a file', hasPolicy: false })
})

describe('how long a browser keeps', () => {
  it.each([
    ['/sw.js', 'no-cache', /javascript/],
    ['/manifest.webmanifest', 'no-cache', /application\/manifest\+json/],
    ['/dashboard', 'no-cache', /text\/html/],
    ['/assets/main-1a2b.js', 'public, max-age=31536000, immutable', /javascript/],
  ])('%s: %s', async (path, cacheControl, type) => {
    const { headers, status } = await web.request(path)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe(cacheControl)
    expect(headers.get('content-type')).toMatch(type)
  })
})

it('a page may have our worker and manifest, and the worker fetches our files alone', async () => {
  const page = (await web.request('/dashboard')).headers.get('content-security-policy')
  expect(page).toContain("worker-src 'self'")
  expect(page).toContain("manifest-src 'self'")
  const worker = (await web.request('/sw.js')).headers.get('content-security-policy')
  expect(worker).toBe("default-src 'none'; connect-src 'self'")
})
