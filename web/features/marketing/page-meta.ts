import type { PageMeta } from '../../platform/page-tags.tsx'
import { marketingTexts } from './texts.ts'

/** Title and description of a public page, for the browser's tab, search engines and link previews. */
export function pageMeta(title: string, description: string): PageMeta {
  const fullTitle = title === marketingTexts.productName ? title : `${title} - ${marketingTexts.productName}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
  ]
}
