import { MessageCircleQuestionMark, MessagesSquare, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SkillCardReply } from '#domain/skills/contract.ts'
import { exercisePath } from '../../platform/practice-path.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { skillCardTexts as texts } from './texts.ts'

export type CardBarProps = {
  module: { slug: string; title: string }
  exercises: SkillCardReply['exercises']
  onPractise: () => void
  onAsk: () => void
  /** Reads the card aloud. */
  voice: ReactNode
}

/** Where the row is narrow, on a phone and beside the menu of a tablet, the words stand below the drawings. */
export const barItem =
  'flex-1 gap-1! px-2! text-sm max-xl:flex-col max-xl:py-1.5! max-xl:text-[0.8125rem] max-xl:leading-tight xl:flex-none xl:px-4!'

/** What can be done with a card. It stays at the window's foot, above the bar of a phone, while the card is read. */
export function CardBar({ module, exercises, onPractise, onAsk, voice }: CardBarProps) {
  const chat = `/dashboard/modules/${module.slug}`
  const [exercise] = exercises
  return (
    <section
      data-foot-bar
      aria-label={texts.bar}
      className="z-10 -mx-2 flex items-stretch gap-2 rounded-card border border-line-soft bg-card p-2 shadow-card sm:mx-0 print:hidden [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-[calc(var(--bottom-bar,0px)+0.5rem)]"
    >
      <ButtonLink
        className={barItem}
        {...(exercise ? { to: exercisePath(exercise.id) } : { to: chat, onClick: onPractise })}
      >
        <MessagesSquare aria-hidden className="size-5" />
        {texts.practice}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        className={barItem}
        to={chat}
        onClick={onAsk}
        aria-describedby="card-ask"
      >
        <MessageCircleQuestionMark aria-hidden className="size-5" />
        {texts.ask}
      </ButtonLink>
      <span id="card-ask" className="sr-only">
        {texts.askHint}
      </span>
      <Button variant="secondary" className={barItem} onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        {texts.print}
      </Button>
      {voice}
    </section>
  )
}
