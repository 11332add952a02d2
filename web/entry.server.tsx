import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { SpaShellContext } from './platform/spa-shell-context.ts'

/**
 * Renders a page to HTML at build time. The stream is awaited whole (`allReady`), so that a prerendered page
 * holds all of its text and needs no script to fill in the rest.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(
    <SpaShellContext value={context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </SpaShellContext>,
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
