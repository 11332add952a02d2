import { type MiddlewareFunction, redirectDocument } from 'react-router'

/** Marks a route whose page is plain HTML and ships no script. */
export const staticPage = { static: true } as const

/** A link inside the application leads to the prerendered document itself, with its own small style sheet. */
const loadAsDocument: MiddlewareFunction = ({ request }) => {
  throw redirectDocument(request.url)
}

export const staticPageMiddleware = [loadAsDocument]
