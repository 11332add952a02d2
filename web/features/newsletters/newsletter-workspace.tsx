import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../platform/query-client.ts'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { newsletterCalls, newslettersKey } from './newsletter-calls.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterList } from './newsletter-list.tsx'
import { NewsletterPreview } from './newsletter-preview.tsx'
import { newsletterTexts as texts } from './texts.ts'
import { useNewsletterDraft } from './use-newsletter-draft.ts'

/** So often the page looks how far a newsletter is that is being sent. */
const LOOK_AGAIN_MS = 5_000

/** The form, its preview, and the list of all newsletters. */
export function NewsletterWorkspace({ userId, email }: { userId: string; email: string }) {
  const draft = useNewsletterDraft(userId)
  const query = useQuery(
    {
      queryKey: newslettersKey,
      queryFn: newsletterCalls.list,
      refetchInterval: ({ state }) =>
        state.data?.newsletters.some((newsletter) => newsletter.state === 'sending') ? LOOK_AGAIN_MS : false,
    },
    queryClient,
  )
  return (
    <div className="flex flex-col gap-6">
      <NewsletterForm draft={draft} email={email} subscribers={query.data?.subscribers} />
      <NewsletterPreview subject={draft.subject} body={draft.body} />
      <Card heading={texts.listHeading}>
        <Loaded query={query} texts={texts.load}>
          {({ newsletters }) => <NewsletterList newsletters={newsletters} draft={draft} />}
        </Loaded>
      </Card>
    </div>
  )
}
