import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import { contentSecurityPolicy } from './security-headers.ts'

type Body = Uint8Array<ArrayBuffer>
type Page = { isShell: boolean; plain: Body; compressed: readonly CompressedBody[]; policy: string }
type CompressedBody = { encoding: string; body: Body }

/**
 * Files that keep their name when they change, so that a browser asks for them each time: an old service worker would
 * keep an old version. Its policy is its own: it only fetches our files.
 */
const changingFiles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/sw.js': {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  },
  '/manifest.webmanifest': { 'Cache-Control': 'no-cache' },
}

/** What the build writes beside a page of more than a few lines, the smallest first. */
const compressedForms = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

const SHELL_FILE = '__spa-fallback.html'
/** Paths that the single-page shell answers. Any other path without a file gets the shell's 404 page with status 404. */
const shellRoutes = /^\/(signup|reset-password|confirm-email|dashboard(\/.*)?|shared|unsubscribe|newsletter)$/

function readPage(directory: string, file: string, allowStripe: boolean): Page {
  const path = join(directory, file)
  const html = readFileSync(path)
  return {
    isShell: file === SHELL_FILE,
    plain: new Uint8Array(html),
    compressed: compressedForms
      .filter(({ ending }) => existsSync(path + ending))
      .map(({ encoding, ending }) => ({ encoding, body: new Uint8Array(readFileSync(path + ending)) })),
    policy: contentSecurityPolicy(html.toString('utf8'), allowStripe),
  }
}

function readPages(directory: string, allowStripe: boolean): Map<string, Page> {
  if (!existsSync(directory)) return new Map()
  const pathOf = (file: string) => `/${file.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/'
  return new Map(
    globSync('**/*.html', { cwd: directory }).map((file) => [
      pathOf(file),
      readPage(directory, file, allowStripe),
    ]),
  )
}

/** The name of a page by its address: `/privacy` for `/privacy/` and `/privacy/index.html` too. */
const pageName = (path: string) => path.replace(/\/(index\.html)?$/, '') || '/'

/** What is never read from disk: a page, which would come without its policy, and a name that is still encoded. */
const isNoFile = (path: string) => /\.html$|%/i.test(path)

function acceptedBody(context: Context<AppEnv>, page: Page): CompressedBody | undefined {
  const accepted = (context.req.header('accept-encoding') ?? '').split(/[\s,;]+/)
  return page.compressed.find(({ encoding }) => accepted.includes(encoding))
}

function sendPage(context: Context<AppEnv>, page: Page, status: 200 | 404): Response {
  const compressed = acceptedBody(context, page)
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.policy,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  }
  if (compressed) headers['Content-Encoding'] = compressed.encoding
  return context.body(compressed?.body ?? page.plain, status, headers)
}

/**
 * Serves the built web application: hashed assets for a year, prerendered pages by their path, and the
 * single-page shell for the routes behind it.
 */
export function createWebPages(options: { directory: string; allowStripe: boolean }): Hono<AppEnv> {
  const web = new Hono<AppEnv>()
  const pages = readPages(options.directory, options.allowStripe)
  const root = relative(process.cwd(), options.directory) || '.'

  web.use('/assets/*', async (context, next) => {
    await next()
    if (context.res.status === 200) {
      context.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
    }
  })
  for (const [path, headers] of Object.entries(changingFiles))
    web.use(path, async (context, next) => {
      await next()
      if (context.res.status !== 200) return
      for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
    })
  web.get('*', async (context, next) => {
    const page = pages.get(pageName(context.req.path))
    if (page && !page.isShell) return sendPage(context, page, 200)
    return next()
  })
  if (pages.size > 0) {
    const sendFile = serveStatic<AppEnv>({ root, precompressed: true })
    web.get('*', (context, next) => (isNoFile(context.req.path) ? next() : sendFile(context, next)))
  }
  web.get('*', (context) => {
    const shell = pages.get(`/${SHELL_FILE}`)
    if (!shell) return context.text('The web application is not built. Run npm start.', 503)
    return sendPage(context, shell, shellRoutes.test(pageName(context.req.path)) ? 200 : 404)
  })
  return web
}
