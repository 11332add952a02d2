import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { energyTexts as texts } from './texts.ts'

type EnergyWordsProps = {
  words: string
  onWrite: (words: string) => void
  /** How many characters are too many; not above 0 when they all fit. */
  excess: number
  isRunning: boolean
  onKeep: () => void
}

/** Words of one's own for the check-in that was just kept. */
export function EnergyWords({ words, onWrite, excess, isRunning, onKeep }: EnergyWordsProps) {
  const form = useRef<HTMLFormElement>(null)
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  function submit(event: FormEvent) {
    event.preventDefault()
    onKeep()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-3">
      <Field label={texts.words} error={excess > 0 ? texts.wordsTooLong(excess) : undefined}>
        <TextInput value={words} onChange={({ target }) => onWrite(target.value)} />
      </Field>
      <Button type="submit" variant="secondary" className="self-start" pending={isRunning}>
        {texts.keepWords}
      </Button>
    </form>
  )
}
