import { useQuery } from '@tanstack/react-query'
import type { ChangedShareLinkReply, ShareLink, ShareLinksReply } from '#domain/sharing/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import { sharingCalls } from './sharing-calls.ts'

/** `query-client.ts` reads what stands under this key anew when the server tells of a change. */
const linksKey = ['share-links']

/** The person's links with what has become of them. */
export const useShareLinks = () =>
  useQuery({ queryKey: linksKey, queryFn: sharingCalls.listLinks }, queryClient)

export const readLinksAnew = () => queryClient.invalidateQueries({ queryKey: linksKey })

function showChanged(id: string, change: Partial<ShareLink>): void {
  queryClient.setQueryData<ShareLinksReply>(
    linksKey,
    (held) =>
      held && {
        ...held,
        links: held.links.map((link) => (link.id === id ? { ...link, ...change } : link)),
      },
  )
}

/** Shows a link as revoked as soon as the server has said so. */
export const showRevoked = (id: string, revokedAt: string) => showChanged(id, { state: 'revoked', revokedAt })

/** Shows what is left in a link as soon as the server has said so. */
export const showItems = ({ id, items }: ChangedShareLinkReply) => showChanged(id, { items })

/**
 * The report behind a link. Every reading of it is noted for the person who shares it, so it is read once for each
 * visit and not again when the window is looked at.
 */
export const useSharedReport = (token: string) =>
  useQuery(
    {
      queryKey: ['shared-report', token],
      queryFn: () => sharingCalls.open(token),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
