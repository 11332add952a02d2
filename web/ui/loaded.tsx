import type { ReactNode } from 'react'
import { ActionButton } from './action-button.tsx'
import { Banner } from './banner.tsx'
import { LoadingLine } from './loading-line.tsx'

type LoadedProps<Data> = {
  query: { data: Data | undefined; isError: boolean; refetch: () => Promise<unknown> }
  texts: { loading: string; failedTitle: string; failed: string; tryAgain: string }
  children: (data: Data) => ReactNode
}

/** What was asked of the server, or that it is being waited for, or that it did not come and can be asked again. */
export function Loaded<Data>({ query, texts, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <LoadingLine>{texts.loading}</LoadingLine>
  const button = <ActionButton action={() => query.refetch()}>{texts.tryAgain}</ActionButton>
  return (
    <Banner variant="warning" title={texts.failedTitle} action={button}>
      {texts.failed}
    </Banner>
  )
}
