import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { CardBody, type CardBodyProps } from './card-body.tsx'
import { CardNeighbors } from './card-neighbors.tsx'
import { skillCardTexts as texts } from './texts.ts'
import { useContentNote } from './use-content-note.ts'

type CardArticleProps = CardBodyProps & {
  /** Leads back to where the card was chosen. */
  back: ReactNode
  /** Reads the card aloud, where the person has switched that on. */
  voice: ReactNode
}

/** One card of the skills library, below its page's heading. A card with a content note opens on request. */
export function CardArticle({ back, voice, ...body }: CardArticleProps) {
  const { reply, module, from } = body
  const isNoted = useContentNote()(reply.card) !== ''
  const print = (
    <Button variant="secondary" onClick={() => window.print()}>
      {texts.print}
    </Button>
  )
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto text-ink-soft">{texts.ofModule(module.title)}</p>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          {back}
          {!isNoted && print}
          {voice}
        </div>
      </div>
      {isNoted ? (
        <Collapsible
          heading={
            <p className="max-w-measure print:hidden">
              {texts.closedUntilShown}{' '}
              <Link to="/dashboard/settings?tab=privacy" className="underline underline-offset-4">
                {texts.noteSettings}
              </Link>
              .
            </p>
          }
          showText={texts.show}
          hideText={texts.hide}
        >
          <div className="mb-4 flex justify-end print:hidden">{print}</div>
          <CardBody {...body} />
        </Collapsible>
      ) : (
        <CardBody {...body} />
      )}
      <CardNeighbors previous={reply.previous} next={reply.next} from={from} />
    </div>
  )
}
