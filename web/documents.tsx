import fontFile from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import type { ComponentType, ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import AccessibilityPage, { meta as accessibilityMeta } from './pages/accessibility.tsx'
import LandingPage, { meta as landingMeta } from './pages/landing.tsx'
import LearnMorePage, { meta as learnMoreMeta } from './pages/learn-more.tsx'
import PrivacyPage, { meta as privacyMeta } from './pages/privacy.tsx'
import HelpPage, { meta as helpMeta } from './pages/public-help.tsx'
import SafetyPage, { meta as safetyMeta } from './pages/safety.tsx'
import TermsPage, { meta as termsMeta } from './pages/terms.tsx'
import { VERSION_META } from './platform/offline/page-version.ts'
import { type PageMeta, PageTags } from './platform/page-tags.tsx'
import { preferenceScript } from './platform/preference-script.ts'
import type { PublicPath } from './public-paths.ts'
import marketingStyles from './styles/marketing.css?inline'
import { LoadingLine } from './ui/loading-line.tsx'
import { uiTexts } from './ui/texts.ts'

export { publicPaths } from './public-paths.ts'

type PublicPage = { Page: ComponentType; meta: () => PageMeta }

const publicPages: Record<PublicPath, PublicPage> = {
  '/': { Page: LandingPage, meta: landingMeta },
  '/learn-more': { Page: LearnMorePage, meta: learnMoreMeta },
  '/terms': { Page: TermsPage, meta: termsMeta },
  '/privacy': { Page: PrivacyPage, meta: privacyMeta },
  '/safety': { Page: SafetyPage, meta: safetyMeta },
  '/accessibility': { Page: AccessibilityPage, meta: accessibilityMeta },
  '/help': { Page: HelpPage, meta: helpMeta },
}

function Document({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; it must run before first paint. */}
        <script dangerouslySetInnerHTML={{ __html: preferenceScript }} />
        {head}
      </head>
      <body>{children}</body>
    </html>
  )
}

/** The stream is awaited whole, so that a page holds all of its text and needs no script to fill in the rest. */
async function render(document: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(document)
  await stream.allReady
  return await new Response(stream).text()
}

/**
 * A public page carries its style sheet (5 KB compressed) in the document, so it is painted one round trip sooner.
 * The sheet names the font, which is requested as soon as there is text; a preload on top of that delayed the
 * largest paint from 0.91 s to 1.05 s (Lighthouse, mobile).
 */
export function renderPublicPage(path: PublicPath): Promise<string> {
  const { Page, meta } = publicPages[path]
  const head = (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, which React would escape. */}
      <style dangerouslySetInnerHTML={{ __html: marketingStyles }} />
      <PageTags tags={meta()} />
    </>
  )
  return render(
    <Document head={head}>
      <Page />
    </Document>,
  )
}

/** The files of the application as the build named them, as paths; and the version that they are, where they are built. */
export type ApplicationFiles = { script: string; preloads: string[]; styles: string[]; version?: string }

/** The one document behind which every other page is drawn in the browser. */
export function renderShell({ script, preloads, styles, version }: ApplicationFiles): Promise<string> {
  const head = (
    <>
      {version && <meta name={VERSION_META} content={version} />}
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/icons/icon-180.png" />
      <meta name="theme-color" content="#eef8e6" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0f1a14" media="(prefers-color-scheme: dark)" />
      <link rel="preload" as="font" type="font/woff2" href={fontFile} crossOrigin="anonymous" />
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={script} />
    </>
  )
  return render(
    <Document head={head}>
      <div id="app">
        <LoadingLine>{uiTexts.loadingProduct}</LoadingLine>
      </div>
    </Document>,
  )
}
