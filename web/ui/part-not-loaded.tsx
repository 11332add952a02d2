import { uiTexts } from './texts.ts'

/** Stands in for a part of a page that did not load, where the rest of the page is of use without it. */
export function PartNotLoaded() {
  return <p role="alert">{uiTexts.partNotLoaded}</p>
}
