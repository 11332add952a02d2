import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useShareLinks } from './share-link-queries.ts'
import { ShareLinkRow } from './share-link-row.tsx'
import { shareLinksTexts as texts } from './texts.ts'

/** Every link of the person with its openings. While sharing is off it shows only what there was. */
export function ShareLinksCard({ isSharingOn }: { isSharingOn: boolean }) {
  const query = useShareLinks()
  if (!isSharingOn && !query.data?.links.length) return null
  return (
    <Card heading={texts.heading}>
      <Loaded query={query} texts={texts.load}>
        {({ links }) =>
          links.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <>
              <p className="mb-4 max-w-measure text-sm text-ink-soft">{texts.intro}</p>
              <ul>
                {links.map((link) => (
                  <ShareLinkRow key={link.id} link={link} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
