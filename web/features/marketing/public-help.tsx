import Markdown from 'react-markdown'
import { open as pages } from '#content/help/pages.json'
import { marketingTexts as texts } from './texts.ts'

/** Our own text holds telephone links, which the renderer would drop from text that people send. */
const keepAddress = (address: string) => address

/**
 * Runs inline where the parts end: the browser itself may draw the page before it knows which one the address names, and
 * all below that part would move.
 */
const openPart = `(function(){var part=document.getElementById(location.hash.slice(1));
if(part)part.dataset.opened=''})()`

/**
 * Help that begins with the page it was opened from: of the parts about single pages the address (`/help#signup`) shows
 * one. Without scripts the style sheet does it alone. `urgent` is Markdown.
 */
export function PublicHelp({ urgent }: { urgent: string }) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-8 lg:pt-12">
      <h1 className="text-3xl sm:text-4xl">{texts.getHelp}</h1>
      <div className="prose mt-8 max-w-measure">
        {pages.map(({ section, title, steps }) => (
          <section
            key={section}
            id={section}
            aria-labelledby={`${section}-heading`}
            className="not-target:not-data-opened:hidden"
          >
            <h2 id={`${section}-heading`}>{texts.howToUse(title)}</h2>
            <ul>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
            <p>
              <a href="#urgent-heading">{texts.toUrgent}</a>
            </p>
          </section>
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; it must run before first paint. */}
        <script dangerouslySetInnerHTML={{ __html: openPart }} />
        <section aria-labelledby="urgent-heading">
          <h2 id="urgent-heading">{texts.urgentHelp}</h2>
          <Markdown urlTransform={keepAddress}>{urgent}</Markdown>
        </section>
        <section aria-labelledby="person-heading">
          <h2 id="person-heading">{texts.reachPerson}</h2>
          <p>{texts.reachPersonMeaning}</p>
          <p>
            <a href="/signup?mode=login">{texts.logIn}</a>
          </p>
        </section>
      </div>
    </div>
  )
}
