import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { TranslateReply, Translation } from '#domain/translating/contract.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { translatingTexts as texts } from './texts.ts'

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(texts.copied)
  } catch {
    toast({ ...texts.notCopied, variant: 'destructive' })
  }
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-5">
      <h4 id={id} className="mb-1 text-base">
        {heading}
      </h4>
      {children}
    </section>
  )
}

/** Readings, each with what speaks for it. */
export function Meanings({ canMean }: Pick<Translation, 'canMean'>) {
  return (
    <ul className="flex max-w-measure flex-col gap-3">
      {canMean.map(({ text, cue, likely }) => (
        <li key={text} className="border-l-4 border-leaf pl-4">
          <strong>{texts.likely[likely]}:</strong> {text}
          <p className="text-sm text-ink-soft">
            {texts.cue} {cue}
          </p>
        </li>
      ))}
    </ul>
  )
}

function TranslatedWords({ of: { says, literal, canMean, unseen, ask, phrases } }: { of: Translation }) {
  return (
    <>
      <Part heading={texts.says}>
        {says.split('\n').map((line) => (
          <p key={line} className="max-w-measure break-words">
            {line}
          </p>
        ))}
      </Part>
      {canMean.length > 0 && (
        <Part heading={literal.is ? texts.canAlsoMean : texts.canMean}>
          <Meanings canMean={canMean} />
        </Part>
      )}
      {unseen && (
        <Part heading={texts.unseen}>
          <p className="max-w-measure">{unseen}</p>
        </Part>
      )}
      {ask && (
        <Part heading={texts.ask}>
          <p className="mb-3 max-w-measure rounded-control border border-line-soft bg-sunken px-4 py-3">
            {ask}
          </p>
          <Button variant="secondary" onClick={() => copy(ask)}>
            {texts.copy}
          </Button>
        </Part>
      )}
      {phrases.length > 0 && (
        <Part heading={texts.phrases}>
          <ul className="max-w-measure list-disc pl-5">
            {phrases.map(({ said, means }) => (
              <li key={said} className="break-words">
                “{said}”: {means}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function SoundingPlaces({ places }: { places: NonNullable<TranslateReply['places']> }) {
  return (
    <ul className="flex max-w-measure flex-col gap-4">
      {places.map(({ start, said, sounds, toWhom, instead }) => (
        <li key={start} className="border-l-4 border-leaf pl-4 break-words">
          <strong>“{said}”</strong> {sounds}
          <p className="text-sm text-ink-soft">
            {texts.toWhom} {toWhom}
          </p>
          <p>
            {texts.instead} {instead}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Below this share words only probably mean what they say. */
const PROBABLY_BELOW = 0.55

/** What a result says in one line. */
export function headingOf({ translation, places }: TranslateReply): string {
  if (!translation) return places?.length ? texts.ownPlaces : texts.nothing
  const { literal, canMean, phrases } = translation
  if (!literal.is) return texts.open
  if (canMean.length > 0 || literal.sureness < PROBABLY_BELOW) return texts.probablyLiteral
  return phrases.length > 0 ? texts.literalApart : texts.literal
}

/** The newest result; its heading takes the focus, so that keyboard and screen reader go on there. */
export function TranslationResult({ reply }: { reply: TranslateReply }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { translation, places } = reply
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result takes the focus, and closing the card beside it does not.
  useEffect(() => heading.current?.focus(), [translation, places])
  return (
    <section className="mt-6 border-t border-line-soft pt-5">
      <h3 ref={heading} tabIndex={-1} className="mb-3 text-lg">
        {headingOf(reply)}
      </h3>
      {translation && <TranslatedWords of={translation} />}
      {places && <SoundingPlaces places={places} />}
      <p className="mt-5 text-sm text-ink-soft">
        {reply.isFallback && texts.fallback} {reply.isBuiltIn && texts.builtIn}
      </p>
    </section>
  )
}
