import { useState } from 'react'
import { Button } from '../../ui/button.tsx'

type OneByOneProps = {
  texts: { title: string; hint: string; next: string; end: string; again: string }
  lines: readonly string[]
}

/** Short lines that the person goes through at their own speed; no clock runs. The button stays where it is. */
export function OneByOne({ texts, lines }: OneByOneProps) {
  const [position, setPosition] = useState(0)
  const isAtEnd = position >= lines.length
  return (
    <>
      <h2 tabIndex={-1} data-calm-heading className="text-lg">
        {texts.title}
      </h2>
      <p className="mt-2">{texts.hint}</p>
      <p role="status" className="my-6 grid min-h-28 place-content-center text-center text-xl">
        {isAtEnd ? texts.end : lines[position]}
      </p>
      <Button
        variant="secondary"
        className="w-full min-h-14"
        onClick={() => setPosition(isAtEnd ? 0 : position + 1)}
      >
        {isAtEnd ? texts.again : texts.next}
      </Button>
    </>
  )
}
