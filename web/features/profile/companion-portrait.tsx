import type { ReactNode } from 'react'
import { profileTexts as texts } from './texts.ts'

/** The companion large, on the ground of the greenhouse, with its name below. */
export function CompanionPortrait({ name, plant }: { name: string; plant: ReactNode }) {
  return (
    <section
      aria-label={texts.companionPortrait}
      className="flex flex-col overflow-hidden rounded-card border border-line-soft bg-card shadow-card"
    >
      <CompanionGround>{plant}</CompanionGround>
      <div className="px-5 py-4 text-center">
        <p className="text-lg font-heading wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{texts.companionPortrait}</p>
      </div>
    </section>
  )
}

/** Where the plant stands. */
export function CompanionGround({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate grid min-h-60 flex-1 place-items-end justify-center overflow-hidden bg-fresh px-6 pt-5 pb-4">
      <div className="absolute inset-x-[-20%] bottom-0 -z-1 h-1/3 rounded-t-[50%] bg-leaf/20 high-contrast:hidden" />
      {children}
    </div>
  )
}
