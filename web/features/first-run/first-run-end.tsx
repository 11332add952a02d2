import { MessageCircle, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { firstRunTexts as texts } from './texts.ts'

type FirstRunEndProps = { name: string; plant: ReactNode; talkPath: string }

/** Straight into one first turn of practice, or a first question. */
export function FirstRunEnd({ name, plant, talkPath }: FirstRunEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-center rounded-card border border-line-soft bg-card p-5 text-center shadow-card sm:p-8">
      {plant}
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-2xl wrap-anywhere">
        {texts.doneTitle(name)}
      </h1>
      <p className="mt-2 text-ink-soft">{texts.doneHint}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={talkPath}>
          <Play aria-hidden className="size-5" />
          {texts.practice}
        </ButtonLink>
        <ButtonLink variant="secondary" to="/dashboard">
          <MessageCircle aria-hidden className="size-5" />
          {texts.ask}
        </ButtonLink>
      </div>
    </div>
  )
}
