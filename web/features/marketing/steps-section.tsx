import { landing } from './landing-content.ts'
import { marketingTexts } from './texts.ts'

const { heading, intro, items } = landing.steps

/** Each stone lies a little lower or higher than the last; the path runs under all four on wide screens. */
const stoneOffsets = ['lg:mt-10', 'lg:mt-0', 'lg:mt-14', 'lg:mt-4']

function Stone({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 120 84" aria-hidden="true" focusable="false" className="w-24 shrink-0 sm:w-30">
      <path d="M8 46C8 22 34 8 64 8S112 26 112 44 94 80 56 80 8 70 8 50Z" className="art-stone-side" />
      <path
        d="M6 38C6 16 32 4 62 4S114 18 114 36 92 68 56 68 6 58 6 38Z"
        className="fill-card stroke-line"
        strokeWidth="2"
      />
      <text x="60" y="50" textAnchor="middle" className="fill-primary font-heading" fontSize="38">
        {number}
      </text>
    </svg>
  )
}

/** How a person gets from signing up to progress, drawn as four stepping stones. */
export function StepsSection() {
  return (
    <section aria-labelledby="how-it-works" className="mx-auto max-w-6xl px-4 py-16 sm:px-8 lg:py-24">
      <h2 id="how-it-works" className="text-2xl sm:text-3xl lg:text-center">
        {heading}
      </h2>
      <p className="mt-4 text-lg lg:text-center">{intro}</p>
      <div className="relative mt-10">
        <svg
          viewBox="0 0 1000 120"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          className="absolute inset-x-0 top-6 h-28 w-full max-lg:hidden"
        >
          <path
            d="M-60 40C60 110 150 90 250 40S420 20 520 80 700 100 800 50 960 20 1060 70"
            className="path-dots"
          />
        </svg>
        <ol className="relative grid gap-8 lg:grid-cols-4">
          {items.map(({ title, text }, index) => (
            <li
              key={title}
              className={`flex items-start gap-5 lg:flex-col lg:gap-3 ${stoneOffsets[index % 4]}`}
            >
              <Stone number={index + 1} />
              <div>
                <h3 className="text-lg">
                  <span className="sr-only">{marketingTexts.stepNumber(index + 1)}: </span>
                  {title}
                </h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
