import { type ReactNode, useState } from 'react'
import { ActionButton } from './action-button.tsx'
import { Banner } from './banner.tsx'
import { LoadingLine } from './loading-line.tsx'

type LoadedProps<Data> = {
  query: { data: Data | undefined; isError: boolean; refetch: () => Promise<unknown> }
  texts: { loading: string; failedTitle: string; failed: string; tryAgain: string }
  children: (data: Data) => ReactNode
}

/** For the `ref` of what came in place of "Try again": the focus, which went with the button, goes on there. */
function focusInPlaceOfButton(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/**
 * What was asked of the server, or that it is being waited for, or that it did not come and can be asked again. The
 * button stays while it asks, so that whoever pressed it is not taken to another place of the page.
 */
export function Loaded<Data>({ query, texts, children }: LoadedProps<Data>) {
  const [isTriedAgain, setTriedAgain] = useState(false)

  function tryAgain() {
    setTriedAgain(true)
    return query.refetch()
  }
  if (query.data !== undefined) {
    const content = children(query.data)
    if (!isTriedAgain) return content
    return (
      <div ref={focusInPlaceOfButton} tabIndex={-1}>
        {content}
      </div>
    )
  }
  if (!query.isError && !isTriedAgain) return <LoadingLine>{texts.loading}</LoadingLine>
  const button = (
    <ActionButton action={tryAgain} pendingText={texts.loading}>
      {texts.tryAgain}
    </ActionButton>
  )
  return (
    <Banner variant="warning" title={texts.failedTitle} action={button}>
      {texts.failed}
    </Banner>
  )
}
