import fontFile from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import { preferenceScript } from './platform/preference-script.ts'
import { SpaShellContext } from './platform/spa-shell-context.ts'
import appStyles from './styles/app.css?url'
import marketingStyles from './styles/marketing.css?inline'
import { LoadingLine } from './ui/loading-line.tsx'
import { RootErrorScreen } from './ui/root-error-screen.tsx'
import { uiTexts } from './ui/texts.ts'

/**
 * A route marks itself `handle = { static: true }` when its page is plain HTML and ships no script. Such a page
 * exists as a prerendered document only, never inside the running application.
 */
function useIsStaticPage(): boolean {
  const isSpaShell = useContext(SpaShellContext)
  const matches = useMatches()
  if (!import.meta.env.SSR || isSpaShell) return false
  return matches.some(({ handle }) => (handle as { static?: boolean } | undefined)?.static === true)
}

/**
 * A public page carries its style sheet (5 KB compressed) in the document, so it is painted one round trip sooner.
 * The sheet names the font, which is requested as soon as there is text; a preload on top of that delayed the
 * largest paint from 0.91 s to 1.05 s (Lighthouse, mobile).
 */
function StaticPageStyles() {
  // Rendered at build time alone; the condition keeps the text out of the application's scripts.
  const css = import.meta.env.SSR ? marketingStyles : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, which React would escape.
  return <style dangerouslySetInnerHTML={{ __html: css }} />
}

function ApplicationStyles() {
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={fontFile} crossOrigin="anonymous" />
      <link rel="stylesheet" href={appStyles} />
    </>
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useIsStaticPage()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; it must run before first paint. */}
        <script dangerouslySetInnerHTML={{ __html: preferenceScript }} />
        {isStatic ? <StaticPageStyles /> : <ApplicationStyles />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isStatic && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** What stands on the screen while the single-page shell's first route loads. */
export function HydrateFallback() {
  return <LoadingLine>{uiTexts.loadingProduct}</LoadingLine>
}

export const ErrorBoundary = RootErrorScreen
