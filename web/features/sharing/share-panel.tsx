import type { ComponentProps } from 'react'
import { ShareLinksCard } from './share-links-card.tsx'
import { ShareSetup } from './share-setup.tsx'

type SharePanelProps = ComponentProps<typeof ShareSetup> & {
  /** The setting `shareProgress`. Switching it off revokes every link for good. */
  isSharingOn: boolean
}

/** What 'Share Progress with Healthcare Provider' opens: the set-up of a link, and all links with their openings. */
export function SharePanel({ isSharingOn, ...setup }: SharePanelProps) {
  return (
    <>
      {isSharingOn && <ShareSetup {...setup} />}
      <ShareLinksCard isSharingOn={isSharingOn} />
    </>
  )
}
