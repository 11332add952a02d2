import type { PageMeta } from './page-tags.tsx'

const PRODUCT_NAME = 'Wayfern'

/** The title of a page, for the browser's tab and for screen readers. */
export function pageTitle(title: string): PageMeta {
  return [{ title: `${title} - ${PRODUCT_NAME}` }]
}
