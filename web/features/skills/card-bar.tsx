import { MessageCircleQuestionMark, MessagesSquare, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SkillCardReply } from '#domain/skills/contract.ts'
import { exercisePath } from '../../platform/practice-path.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
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

/** On a phone this one stays at the window's foot alone, so that little of the card is behind it. */
const practiceOnPhone =
  'max-sm:z-10 max-sm:min-h-12 max-sm:flex-none! max-sm:flex-row! max-sm:gap-2! max-sm:text-base! max-sm:shadow-card max-sm:[@media(min-height:30rem)]:sticky max-sm:[@media(min-height:30rem)]:bottom-[calc(var(--bottom-bar,0px)+0.5rem)]'

/** What can be done with a card. It stays at the window's foot while the card is read; on a phone only "Practice" does. */
export function CardBar({ module, exercises, onPractise, onAsk, voice }: CardBarProps) {
  const chat = `/dashboard/modules/${module.slug}`
  const [exercise] = exercises
  return (
    <section
      data-foot-bar
      aria-label={texts.bar}
      className="z-10 items-stretch gap-2 rounded-card border border-line-soft bg-card p-2 shadow-card max-sm:contents sm:flex print:hidden [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-[calc(var(--bottom-bar,0px)+0.5rem)]"
    >
      <ButtonLink
        data-foot-bar
        className={joinClasses(barItem, practiceOnPhone)}
        {...(exercise ? { to: exercisePath(exercise.id) } : { to: chat, onClick: onPractise })}
      >
        <MessagesSquare aria-hidden className="size-5" />
        {texts.practice}
      </ButtonLink>
      <div className="flex items-stretch gap-2 sm:contents print:hidden">
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
      </div>
    </section>
  )
}
