import { useRef } from 'react'
import type { ShareLink } from '#domain/sharing/contract.ts'
import type { ShareItem } from '#domain/sharing/share-items.ts'
import { longMoment } from '../../platform/long-moment.ts'
import { shortDay } from '../../platform/short-day.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { toast } from '../../ui/toast.ts'
import { shareItemNames } from './report-texts.ts'
import { showItems, showRevoked } from './share-link-queries.ts'
import { sharingCalls } from './sharing-calls.ts'
import { shareLinksTexts as texts } from './texts.ts'

function stateOf({ state, expiresAt, revokedAt }: ShareLink): string {
  const since = state === 'revoked' && revokedAt ? revokedAt : expiresAt
  return texts.states[state](longMoment(since))
}

function Views({ viewCount, recentViews }: ShareLink) {
  if (viewCount === 0) return null
  const listedCount = recentViews.reduce((sum, { count }) => sum + count, 0)
  return (
    <Collapsible showText={texts.showViews} hideText={texts.hideViews}>
      {viewCount > listedCount && <p>{texts.lastViews(listedCount)}</p>}
      <ol className="flex flex-col gap-1">
        {recentViews.map(({ viewedAt, count }) => (
          <li key={viewedAt}>{texts.viewsOfMinute(longMoment(viewedAt), count)}</li>
        ))}
      </ol>
    </Collapsible>
  )
}

type TakeOutProps = { link: ShareLink; onTakenOut: () => void }

/** Each item that the link shows, with a button that takes it out. The last one goes with the link alone. */
function TakeOut({ link, onTakenOut }: TakeOutProps) {
  async function takeOut(item: ShareItem) {
    const left = await sharingCalls.takeOut(link.id, item)
    // The button that was pressed is about to go.
    onTakenOut()
    showItems(left)
    toast(texts.takenOut(shareItemNames[item]))
  }
  if (link.state !== 'active' || link.items.length < 2) return null
  return (
    <Collapsible showText={texts.takeOut} hideText={texts.closeTakeOut}>
      <p className="mb-3 max-w-measure text-sm text-ink-soft">{texts.takeOutHint}</p>
      <ul className="flex flex-wrap gap-2">
        {link.items.map((item) => (
          <li key={item}>
            <ActionButton
              pendingText={texts.takingOut}
              className="px-3! text-sm"
              action={() => takeOut(item)}
            >
              {texts.takeOutOf(shareItemNames[item])}
            </ActionButton>
          </li>
        ))}
      </ul>
    </Collapsible>
  )
}

/** One link: for whom, what it shows, what became of it, when it was opened, and how to end it at once. */
export function ShareLinkRow({ link }: { link: ShareLink }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { isRunning, run } = useAction(async () => {
    const { revokedAt } = await sharingCalls.revoke(link.id)
    // The button that was pressed is about to go.
    heading.current?.focus()
    showRevoked(link.id, revokedAt)
    toast(texts.revoked)
  })
  const facts: Fact[] = [
    [texts.days, texts.period(shortDay(link.from), shortDay(link.to))],
    [texts.items, link.items.map((item) => shareItemNames[item]).join(', ')],
    [texts.madeAt, longMoment(link.createdAt)],
    [texts.views, texts.viewCount(link.viewCount)],
  ]
  return (
    <li className="flex flex-col gap-3 border-t border-line-soft py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 ref={heading} tabIndex={-1} className="text-base wrap-anywhere">
            {link.recipient}
          </h3>
          <p>{stateOf(link)}</p>
        </div>
        {link.state === 'active' && (
          <Button
            variant="danger"
            aria-label={texts.revokeOf(link.recipient)}
            pending={isRunning}
            pendingText={texts.revoking}
            onClick={run}
          >
            {texts.revoke}
          </Button>
        )}
      </div>
      <FactList facts={facts} className="grid gap-3 sm:grid-cols-2" />
      <TakeOut link={link} onTakenOut={() => heading.current?.focus()} />
      <Views {...link} />
    </li>
  )
}
