import { isRouteErrorResponse, useRouteError } from 'react-router'

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : 'Unknown error'
}

/** The last resort when a page fails to render: what happened, and a way on. */
export function RootErrorScreen() {
  return (
    <main className="error-screen">
      <h1>Unexpected Application Error!</h1>
      <pre>{errorText(useRouteError())}</pre>
      <p>
        <a href="/">Return to Home</a>
      </p>
    </main>
  )
}
