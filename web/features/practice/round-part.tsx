import type { ReactNode } from 'react'
import type { RoundPart, RoundPartOf } from '#domain/practice/round-item.ts'
import { MentorComment } from './mentor-comment.tsx'
import { roundTexts as texts } from './round-texts.ts'

/** An item that is answered by one choice. `about` says something of a choice; no choice is wrong. */
export type ChoicePart = {
  scene: ReactNode
  question: string
  choices: readonly string[]
  heading: string
  about: (choice: number) => ReactNode
}

const said = 'rounded-card border border-line-soft bg-card p-4 text-lg'

/** A name in front of what somebody says or wants. */
function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="max-w-measure text-ink-soft">
      <span className="font-heading">{name}</span> {children}
    </p>
  )
}

const ofTalk = ({ partner, you, before, says, replies }: RoundPartOf<'talk'>): ChoicePart => ({
  scene: (
    <>
      <Named name={texts.yourSide}>{you}</Named>
      {before && (
        <>
          <Named name={texts.before(partner.name)}>{before.says}</Named>
          <Named name={texts.youSaid}>{before.reply}</Named>
        </>
      )}
      <p className="text-sm text-ink-soft">
        {partner.name}, {partner.relation}
      </p>
      <p className={said}>{says}</p>
    </>
  ),
  question: texts.talk,
  choices: replies.map((reply) => reply.says),
  heading: texts.aboutTalk,
  about: (choice) => replies[choice] && <MentorComment reply={replies[choice]} />,
})

const ofSentence = ({ task, name, choices }: RoundPartOf<'sentence'>): ChoicePart => ({
  scene: <Named name={texts.task}>{task}</Named>,
  question: texts.sentence(name),
  choices: choices.map(({ text }) => text),
  heading: texts.aboutSentence,
  about: (choice) => <p className="max-w-measure">{choices[choice]?.effect}</p>,
})

const ofOrder = ({ task, steps, first, why }: RoundPartOf<'order'>): ChoicePart => ({
  scene: <Named name={texts.task}>{task}</Named>,
  question: texts.order,
  choices: steps,
  heading: texts.aboutOrder,
  about: () => (
    <div className="flex max-w-measure flex-col gap-2">
      <p>{texts.first(steps[first] ?? '')}</p>
      <p>{texts.second(steps[1 - first] ?? '')}</p>
      <p>
        <span className="font-heading">{texts.why}</span> {why}
      </p>
    </div>
  ),
})

const ofEnergy = ({ intro, at, text, usual, note }: RoundPartOf<'energy'>): ChoicePart => ({
  scene: (
    <>
      <Named name={texts.scene}>{intro}</Named>
      <p className={said}>
        {at} {text}
      </p>
    </>
  ),
  question: texts.energy,
  choices: texts.energyChoices,
  heading: texts.aboutEnergy,
  about: () => (
    <p className="max-w-measure">
      {texts.usual(usual)} {note} {texts.own}
    </p>
  ),
})

/** What an item shows and asks, whatever it was cut from. */
export function choicePart(part: Exclude<RoundPart, { kind: 'meaning' }>): ChoicePart {
  switch (part.kind) {
    case 'talk':
      return ofTalk(part)
    case 'sentence':
      return ofSentence(part)
    case 'order':
      return ofOrder(part)
    case 'energy':
      return ofEnergy(part)
    default:
      return part satisfies never
  }
}
