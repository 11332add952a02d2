import { buttonClasses } from '../../ui/button-classes.ts'
import { FernFrond } from './illustrations/fern-frond.tsx'
import { landing } from './landing-content.ts'
import { marketingTexts } from './texts.ts'

const { heading, text } = landing.closing

/** The last call to act, on a deep green band between two ferns. */
export function ClosingSection() {
  return (
    <section aria-labelledby="closing-heading" className="closing-band relative overflow-hidden">
      <svg
        viewBox="0 0 1200 320"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
        className="closing-ferns absolute inset-0 size-full max-sm:hidden"
      >
        <FernFrond x={60} y={350} degrees={8} scale={1.5} />
        <FernFrond x={40} y={350} degrees={44} scale={1.2} />
        <FernFrond shape="arched" x={120} y={350} degrees={-30} scale={1.2} mirrored />
        <FernFrond x={1140} y={350} degrees={-8} scale={1.5} mirrored />
        <FernFrond x={1160} y={350} degrees={-44} scale={1.2} mirrored />
        <FernFrond shape="arched" x={1080} y={350} degrees={30} scale={1.2} />
      </svg>
      <div className="relative mx-auto max-w-2xl px-4 py-16 text-center sm:py-24">
        <h2 id="closing-heading" className="text-2xl sm:text-3xl">
          {heading}
        </h2>
        <p className="mt-4 mb-8 text-lg">{text}</p>
        <a href="/signup" className={buttonClasses('secondary', 'px-8')}>
          {marketingTexts.subscribeNow}
        </a>
      </div>
    </section>
  )
}
