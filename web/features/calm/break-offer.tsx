import { calmScreen } from '../../platform/calm-screen.ts'
import { Button } from '../../ui/button.tsx'
import { calmTexts } from './texts.ts'
import { useBreakOffer } from './use-break-offer.ts'

const texts = calmTexts.breakOffer

/**
 * After three hours of continuous use: that this is software, and the offer of a break. It stays in view until it is
 * answered, takes no focus, and stops nothing.
 */
export function BreakOffer() {
  const { isDue, restart } = useBreakOffer()

  function answer() {
    restart()
    // The buttons go away; the page gets the focus, also after the calm screen.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  return (
    <div role="status" data-break-offer className="sticky top-17 z-10 not-empty:mb-6">
      {isDue && (
        <div className="rounded-card border border-line bg-card p-4 shadow-card">
          <p className="font-heading">{texts.title}</p>
          <p>{texts.meaning}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              variant="secondary"
              onClick={() => {
                answer()
                calmScreen.open()
              }}
            >
              {texts.toCalmScreen}
            </Button>
            <Button variant="secondary" onClick={answer}>
              {texts.goOn}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
