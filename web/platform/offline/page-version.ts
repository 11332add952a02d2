/** Under this name the document of the signed-in pages says which version of the application it is. */
export const VERSION_META = 'wayfern-version'

/** The version of this page; null while developing, where there is no service worker either. */
export const pageVersion = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content ?? null
