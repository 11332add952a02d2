import fontFile from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { preferenceScript } from './platform/preference-script.ts'
import { SpaShellContext } from './platform/spa-shell-context.ts'
import appStyles from './styles/app.css?url'
import marketingStyles from './styles/marketing.css?url'
import { LoadingLine } from './ui/loading-line.tsx'
import { RootErrorScreen } from './ui/root-error-screen.tsx'
import { uiTexts } from './ui/texts.ts'

/** A route marks itself `handle = { static: true }` when its page is plain HTML and ships no script. */
function useIsStaticPage(): boolean {
  const isSpaShell = useContext(SpaShellContext)
  const matches = useMatches()
  return (
    !isSpaShell && matches.some(({ handle }) => (handle as { static?: boolean } | undefined)?.static === true)
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
        <link rel="preload" as="font" type="font/woff2" href={fontFile} crossOrigin="anonymous" />
        <link rel="stylesheet" href={isStatic ? marketingStyles : appStyles} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isStatic && <ScrollRestoration />}
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
