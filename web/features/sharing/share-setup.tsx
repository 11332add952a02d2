import { useState } from 'react'
import type { CreatedShareLinkReply, ShareRequest } from '#domain/sharing/contract.ts'
import { type ShareItem, shareItems } from '#domain/sharing/share-items.ts'
import type { SharedReport } from '#domain/sharing/shared-report.ts'
import { useAction } from '../../platform/use-action.ts'
import { Card } from '../../ui/card.tsx'
import { MadeLink } from './made-link.tsx'
import type { RenderPictures } from './report-sheet.tsx'
import { ShareForm } from './share-form.tsx'
import { readLinksAnew } from './share-link-queries.ts'
import { SharePreview } from './share-preview.tsx'
import { sharingCalls } from './sharing-calls.ts'
import { StepHeading } from './step-heading.tsx'
import { shareFormTexts as texts } from './texts.ts'
import { useShareDraft } from './use-share-draft.ts'

type ShareSetupProps = {
  userId: string
  /** False for a person who wants to see no game elements: they are then not offered for a report either. */
  showsPoints: boolean
  renderPictures: RenderPictures
}

type Step =
  | { name: 'form'; isFirst: boolean }
  | { name: 'preview'; request: ShareRequest; report: SharedReport }
  | { name: 'made'; made: CreatedShareLinkReply }

const gameItems: readonly ShareItem[] = ['points', 'achievements']

/** Three steps: the form, the preview, the link. Going back from the preview loses nothing. */
export function ShareSetup({ userId, showsPoints, renderPictures }: ShareSetupProps) {
  const offered = showsPoints ? shareItems : shareItems.filter((item) => !gameItems.includes(item))
  const form = useShareDraft(userId, offered)
  const [step, setStep] = useState<Step>({ name: 'form', isFirst: true })
  const previewing = useAction(async (request: ShareRequest) => {
    setStep({ name: 'preview', request, report: await sharingCalls.preview(request) })
  })
  const making = useAction(async (request: ShareRequest) => {
    const made = await sharingCalls.makeLink(request)
    form.discard()
    setStep({ name: 'made', made })
    await readLinksAnew()
  })
  const toForm = () => setStep({ name: 'form', isFirst: false })

  if (step.name === 'preview') {
    return (
      <SharePreview
        report={step.report}
        isMaking={making.isRunning}
        renderPictures={renderPictures}
        onMake={() => making.run(step.request)}
        onChange={toForm}
      />
    )
  }
  return (
    <Card>
      {step.name === 'made' ? (
        <MadeLink made={step.made} onAnother={toForm} />
      ) : (
        <section aria-labelledby="share-form">
          <StepHeading id="share-form" takesFocus={!step.isFirst}>
            {texts.heading}
          </StepHeading>
          <p className="mt-2 max-w-measure">{texts.intro}</p>
          <p className="mt-2 mb-6 max-w-measure">{texts.never}</p>
          <ShareForm
            form={form}
            offered={offered}
            isPreviewing={previewing.isRunning}
            onPreview={previewing.run}
          />
        </section>
      )}
    </Card>
  )
}
