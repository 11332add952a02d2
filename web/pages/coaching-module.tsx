import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { loadModuleWords } from '../features/coaching/load-module-words.ts'
import { ModuleWorkspace } from '../features/coaching/module-workspace.tsx'
import { useOwnSession } from '../features/session/own-session.ts'
import { announceUsage } from '../features/token-allowance/usage-news.ts'
import { pageTitle } from '../platform/page-title.ts'
import type { Route } from './+types/coaching-module.ts'

const RewriterForm = lazy(() =>
  import('../features/rewriting/rewriter-form.tsx').then((module) => ({ default: module.RewriterForm })),
)

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const words = await loadModuleWords(params.slug)
  if (!words) throw data(null, { status: 404 })
  return words
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageTitle(loaderData.title) : [])

export default function CoachingModulePage({ loaderData: words }: Route.ComponentProps) {
  const { user } = useOwnSession()
  const hasRewriter = words.id === 'emotional-intelligence'
  const rewriter = hasRewriter && (
    <Suspense>
      <RewriterForm userId={user.id} onUsage={announceUsage} />
    </Suspense>
  )
  return (
    <ModuleWorkspace key={words.id} userId={user.id} words={words} onUsage={announceUsage} tool={rewriter} />
  )
}
