import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'

/** The routes that every signed-in page begins with, and the first of them, the chat. */
const firstRoutes = /[\\/]web[\\/]pages[\\/](app-layout|dashboard-layout|coaching-module)\.tsx/
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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
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
    },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/avatars': 'http://127.0.0.1:3000' } },
})
