import { buttonClasses } from '../../ui/button-classes.ts'
import { FernClump } from './illustrations/fern-clump.tsx'
import { about } from './landing-content.ts'
import { marketingTexts } from './texts.ts'

/** The two ways on that stand at the top and at the end of the about page. */
export function AboutActions() {
  return (
    <div className="flex flex-wrap gap-3">
      <a href="/signup" className={buttonClasses('primary', 'px-7')}>
        {marketingTexts.signUpNow}
      </a>
      <a href="/" className={buttonClasses('secondary', 'px-7')}>
        {marketingTexts.backToHome}
      </a>
    </div>
  )
}

/** What the product is, in two sentences. */
export function AboutIntro() {
  return (
    <div className="mx-auto grid max-w-6xl items-end gap-x-12 px-4 sm:px-8 lg:grid-cols-[3fr_2fr]">
      <div className="pt-8 pb-12 lg:pt-12 lg:pb-16">
        <h1 className="text-3xl sm:text-4xl">{about.heading}</h1>
        <p className="mt-6 mb-8 max-w-measure text-lg">{about.lead}</p>
        <AboutActions />
      </div>
      <svg
        viewBox="-220 -215 440 240"
        aria-hidden="true"
        focusable="false"
        className="w-full self-end max-lg:hidden"
      >
        <FernClump x={0} y={20} />
      </svg>
    </div>
  )
}
