import { AboutActions } from './about-intro.tsx'
import { about } from './landing-content.ts'
import { marketingTexts } from './texts.ts'

const { offers, principles, limits, questions } = about

/** What the product offers, as a list that is read rather than looked at. */
export function OffersSection() {
  return (
    <section aria-labelledby="offers" className="bg-card">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-8 lg:py-20">
        <h2 id="offers" className="text-2xl">
          {offers.heading}
        </h2>
        <dl className="mt-8 grid gap-x-16 lg:grid-cols-2">
          {offers.items.map(({ title, text }) => (
            <div key={title} className="border-t border-line-soft py-6">
              <dt className="text-lg font-heading">{title}</dt>
              <dd className="mt-1 max-w-measure text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** How the coach behaves, and what nobody should expect of it, side by side. */
export function PrinciplesSection() {
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-12 px-4 py-16 sm:px-8 lg:grid-cols-2 lg:py-20">
      <section aria-labelledby="principles">
        <h2 id="principles" className="text-2xl">
          {principles.heading}
        </h2>
        <ul className="mt-6 grid gap-4">
          {principles.items.map((item) => (
            <li key={item} className="border-l-4 border-primary pl-4">
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits" className="text-2xl">
          {limits.heading}
        </h2>
        {limits.text.map((paragraph) => (
          <p key={paragraph} className="mt-6 max-w-measure">
            {paragraph}
          </p>
        ))}
        <p className="mt-6">
          <a href="/safety" className="text-primary underline underline-offset-4 hover:decoration-2">
            {marketingTexts.readSafetyPage}
          </a>
        </p>
      </section>
    </div>
  )
}

/** Questions and answers; the browser itself opens and closes them. */
export function QuestionsSection() {
  return (
    <section aria-labelledby="questions" className="bg-sunken">
      <div className="mx-auto max-w-4xl px-4 py-16 sm:px-8 lg:py-20">
        <h2 id="questions" className="text-2xl">
          {questions.heading}
        </h2>
        <div className="mt-6 border-b border-line-soft">
          {questions.items.map(({ question, answer }) => (
            <details key={question} className="border-t border-line-soft">
              <summary className="min-h-11 py-4 font-heading">{question}</summary>
              <p className="max-w-measure pb-5 pl-5">{answer}</p>
            </details>
          ))}
        </div>
        <div className="mt-10">
          <AboutActions />
        </div>
      </div>
    </section>
  )
}
