import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { findBrowser } from '../../scripts/ensure-browser.mjs'

/**
 * Playwright's own list, which a second flag replaces, and the two hidden pages of the address bar: Chromium loads
 * them beside every page of a test, and they cost more than it.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** As root a sandbox is not available; the rest keeps the browser from calling home. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
]

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args })
}

export type WatchedPage = Page & { consoleErrors: string[] }

/** The browser fires an event for what a page's Content-Security-Policy forbids, and often says nothing else. */
const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} in ${sourceFile}`),
  )
}

/** An address that no other context is likely to have. */
const ownAddress = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`

/**
 * A page in a fresh context that records console errors, uncaught exceptions and violations of its policy; a test ends with
 * `expect(page.consoleErrors).toEqual([])`.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Beside every page it would load the whole application, and answer what tests of faults answer themselves.
    serviceWorkers: 'block',
    // Limits by address are those of one device then; only the shared product believes it.
    extraHTTPHeaders: { 'X-Forwarded-For': ownAddress() },
    ...options,
  })
  await context.addInitScript(reportViolations)
  const page = (await context.newPage()) as WatchedPage
  page.consoleErrors = []
  page.on('console', (message) => {
    // What a page could not load is named by its place alone.
    if (message.type() === 'error') page.consoleErrors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => page.consoleErrors.push(error.message))
  return page
}
