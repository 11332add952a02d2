/** What a page says of itself in the document's head. */
export type PageMeta = (
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
)[]

/** React moves these tags to the head of the document, and takes them away with the page. */
export function PageTags({ tags }: { tags: PageMeta }) {
  return tags.map((tag) =>
    'title' in tag ? <title key="title">{tag.title}</title> : <meta key={tag.content} {...tag} />,
  )
}
