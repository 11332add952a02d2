import { Link } from 'react-router'
import { Collapsible } from '../../ui/collapsible.tsx'
import { CardBody, type CardBodyProps } from './card-body.tsx'
import { CardNeighbors } from './card-neighbors.tsx'
import { skillCardTexts as texts } from './texts.ts'
import { useContentNote } from './use-content-note.ts'

/** One card of the skills library, below its page's heading. A card with a content note opens on request. */
export function CardArticle(body: CardBodyProps) {
  const { reply, from } = body
  const isNoted = useContentNote()(reply.card) !== ''
  const closedText = (
    <p className="max-w-measure print:hidden">
      {texts.closedUntilShown}{' '}
      <Link to="/dashboard/settings?tab=privacy" className="underline underline-offset-4">
        {texts.noteSettings}
      </Link>
      .
    </p>
  )
  return (
    <div className="flex flex-col gap-6">
      {isNoted ? (
        <Collapsible heading={closedText} showText={texts.show} hideText={texts.hide}>
          <CardBody {...body} />
        </Collapsible>
      ) : (
        <CardBody {...body} />
      )}
      <CardNeighbors previous={reply.previous} next={reply.next} from={from} />
    </div>
  )
}
