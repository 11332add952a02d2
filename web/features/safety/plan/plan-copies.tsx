import { useState } from 'react'
import type { SafetyPlanReply } from '#domain/safety/contract.ts'
import { helpLinesFor } from '../../../platform/help-lines.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { HelpLineList } from '../help-line-list.tsx'
import { linesHeading } from '../lines-heading.ts'
import { PrintSheet } from '../print-sheet.tsx'
import { planAsText, writtenSteps } from './plan-as-text.ts'
import { planTexts as texts } from './texts.ts'

/** Made in the browser; what it holds goes nowhere else. */
function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = texts.fileName
  link.click()
  URL.revokeObjectURL(url)
}

/** Paper and file, with the help lines at the end. */
export function PlanCopies({ plan, country }: { plan: SafetyPlanReply; country: string | null }) {
  const [isPrinting, setPrinting] = useState(false)
  const [endPrinting] = useState(() => () => setPrinting(false))
  const help = helpLinesFor(country)
  return (
    <Card heading={texts.copiesHeading}>
      <p className="max-w-measure">{texts.copies}</p>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{texts.copiesFirst}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setPrinting(true)}>
          {texts.print}
        </Button>
        <Button variant="secondary" onClick={() => download(planAsText(plan, help))}>
          {texts.download}
        </Button>
      </div>
      {isPrinting && (
        <PrintSheet onPrinted={endPrinting}>
          <h1 className="mb-4 text-xl">{texts.sheetTitle}</h1>
          {writtenSteps(plan).map(({ id, title, text }) => (
            <section key={id} className="mb-4 break-inside-avoid">
              <h2 className="text-base">{title}</h2>
              <p className="whitespace-pre-line break-words">{text}</p>
            </section>
          ))}
          <h2 className="mb-2 text-base">{linesHeading(help.country)}</h2>
          <HelpLineList help={help} />
        </PrintSheet>
      )}
    </Card>
  )
}
