import type {
  ChangedShareLinkReply,
  CreatedShareLinkReply,
  RevokedShareLinkReply,
  SharedReportReply,
  ShareLinksReply,
  ShareRequest,
} from '#domain/sharing/contract.ts'
import type { ShareItem } from '#domain/sharing/share-items.ts'
import { callApi } from '../../platform/call-api.ts'

const ask = <Reply>(path: string, body: unknown) => callApi<Reply>(path, { method: 'POST', body })

/** The calls of this feature. Each throws an `ApiProblem`. */
export const sharingCalls = {
  preview: (request: ShareRequest) => ask<SharedReportReply>('/share-links/preview', request),
  makeLink: (request: ShareRequest) => ask<CreatedShareLinkReply>('/share-links', request),
  listLinks: () => callApi<ShareLinksReply>('/share-links'),
  takeOut: (id: string, item: ShareItem) =>
    callApi<ChangedShareLinkReply>(`/share-links/${encodeURIComponent(id)}/items/${item}`, {
      method: 'DELETE',
    }),
  revoke: (id: string) =>
    callApi<RevokedShareLinkReply>(`/share-links/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  /** Needs no session. The token travels in the body, so that it comes into no log. */
  open: (token: string) => ask<SharedReportReply>('/shared', { token }),
}
