/** A page did not come: there is no connection, or its files were replaced by those of a newer version. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}
