const PRODUCT_NAME = 'Wayfern'

/** The title of a page, for the browser's tab and for screen readers. */
export function pageTitle(title: string): { title: string }[] {
  return [{ title: `${title} - ${PRODUCT_NAME}` }]
}
