import Markdown from 'react-markdown'
import { publicHelpAddress } from '../../platform/help-address.ts'
import { type LegalDocument, readLegalDocument } from './legal-document.ts'
import { PublicPage } from './public-page.tsx'
import { marketingTexts } from './texts.ts'

/** Our own text may hold telephone links, which the renderer would drop from text that people send. */
const keepAddress = (address: string) => address

function Contents({ sections }: { sections: LegalDocument['sections'] }) {
  return (
    <nav aria-labelledby="contents-heading" className="max-lg:hidden">
      <div className="sticky top-6 border-l border-line-soft pl-5 text-sm">
        <h2 id="contents-heading" className="mb-2 font-heading">
          {marketingTexts.onThisPage}
        </h2>
        <ul>
          {sections.map(({ anchor, heading }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className="inline-block py-1.5 underline-offset-4 hover:underline">
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** One document of content/legal: the summary on a card of its own, then the sections, with a list of them beside. */
export function LegalPage({ path, markdown }: { path: string; markdown: string }) {
  const { title, lastChanged, sections } = readLegalDocument(markdown)
  return (
    <PublicPage helpAddress={publicHelpAddress(path)}>
      <div className="mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-8 lg:pt-12">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{lastChanged}</p>
        <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_16rem]">
          <div className="prose max-w-measure">
            {sections.map(({ heading, anchor, body }, index) => (
              <section
                key={anchor}
                aria-labelledby={anchor}
                className={index === 0 ? 'prose-summary' : undefined}
              >
                <h2 id={anchor}>{heading}</h2>
                <Markdown urlTransform={keepAddress}>{body}</Markdown>
              </section>
            ))}
          </div>
          <Contents sections={sections} />
        </div>
      </div>
    </PublicPage>
  )
}
