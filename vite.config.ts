import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import type * as Documents from './web/documents.tsx'
import { publicPaths } from './web/public-paths.ts'

/** The routes that every signed-in page begins with, the chat, and help, which opens without a connection too. */
const firstRoutes = /[\\/]web[\\/]pages[\\/](app-layout|dashboard-layout|coaching-module|help)\.tsx/
const libraries = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

/**
 * Puts all that the first signed-in page imports into one file: cut apart by who shares what, it would come as
 * forty files, which compress worse by 10 KB. What is imported lazily stays apart.
 */
function nameFirstLoad(id: string, graph: Rolldown.ChunkingContext): string | null {
  const seen = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (firstRoutes.test(next)) return 'signed-in'
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(graph.getModuleInfo(next)?.importers ?? []))
  }
  return null
}

/** While developing, the documents that the build writes are rendered at each request. */
const documents: Plugin = {
  name: 'documents',
  /** A browser knows nothing of the modules that a public page was rendered from: it is told to load the page again. */
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0)
      server.environments.client.hot.send({ type: 'full-reload' })
  },
  configureServer(server) {
    const files = { script: '/web/main.tsx', preloads: [], styles: ['/web/styles/app.css'] }
    // After Vite's own: what is a file is answered by then.
    return () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const address = request.originalUrl ?? '/'
          const { renderPublicPage, renderShell } = (await server.ssrLoadModule(
            '/web/documents.tsx',
          )) as typeof Documents
          const path = publicPaths.find((known) => known === address.split('?')[0])
          const html = await (path ? renderPublicPage(path) : renderShell(files))
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(address, html))
        } catch (error) {
          next(error)
        }
      })
    }
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [tailwindcss(), documents],
  // Without an index.html, this is where the libraries that the pages use are looked for when developing.
  optimizeDeps: { entries: ['web/main.tsx'] },
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('web/platform/zod.ts', import.meta.url)) }],
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    outDir: isSsrBuild ? 'build/documents' : 'build/client',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: 'web/documents.tsx' }
      : {
          input: 'web/main.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: libraries, priority: 2 },
                { name: nameFirstLoad, debugName: 'signed-in', priority: 1 },
              ],
            },
          },
        },
  },
}))
