const names = new Intl.DisplayNames('en', { type: 'region' })

/** What a country (ISO 3166-1 alpha-2) is called. */
export const countryName = (code: string): string => names.of(code) ?? code
