import type { TranslateReply, Translation } from '#domain/coaching/contract.ts'
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

function Meanings({ canMean }: Pick<Translation, 'canMean'>) {
  return (
    <>
      <h4 className="mt-4 mb-1 text-base">{texts.canMean}</h4>
      <ul className="max-w-measure list-disc pl-5">
        {canMean.map(({ text, cue, likely }) => (
          <li key={text} className="mb-2">
            <strong>{texts.likely[likely]}:</strong> {text}
            <br />
            {texts.cue} {cue}
          </li>
        ))}
      </ul>
    </>
  )
}

export function TranslatedWords({ of }: { of: Translation }) {
  return (
    <>
      <h4 className="mt-4 mb-1 text-base">{texts.says}</h4>
      <p className="max-w-measure break-words">{of.says}</p>
      {of.canMean.length > 0 && <Meanings canMean={of.canMean} />}
      {of.unseen && (
        <>
          <h4 className="mt-4 mb-1 text-base">{texts.unseen}</h4>
          <p className="max-w-measure">{of.unseen}</p>
        </>
      )}
      {of.ask && (
        <>
          <h4 className="mt-4 mb-1 text-base">{texts.ask}</h4>
          <p className="mb-2 max-w-measure">{of.ask}</p>
          <Button variant="secondary" onClick={() => copy(of.ask)}>
            {texts.copy}
          </Button>
        </>
      )}
      {of.phrases.length > 0 && <h4 className="mt-4 mb-1 text-base">{texts.phrases}</h4>}
      {of.phrases.map(({ said, means }) => (
        <p key={said} className="max-w-measure break-words">
          “{said}”: {means}
        </p>
      ))}
    </>
  )
}

export function SoundingPlaces({ places }: { places: NonNullable<TranslateReply['places']> }) {
  return (
    <ul className="max-w-measure list-disc pl-5">
      {places.map(({ start, said, sounds, toWhom, instead }) => (
        <li key={start} className="mb-3 break-words">
          “{said}”: {sounds}
          <br />
          {texts.toWhom} {toWhom}
          <br />
          {texts.instead} {instead}
        </li>
      ))}
    </ul>
  )
}
