export type PaletteItem = {
  id: string
  label: string
  /** A second line, such as the module of a card. */
  hint?: string
  run: () => void
}
export type PaletteGroup = {
  heading: string
  items: readonly PaletteItem[]
  /** For long lists, which are shown only for words that were typed. */
  isSearchedOnly?: boolean
}

const MAX_PER_GROUP = 8
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The parts of the search that hold every word that was typed, a few of each; all short lists while none was. */
export function findInPalette(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const fits = ({ label, hint = '' }: PaletteItem) =>
    words.every((word) => plain(`${label} ${hint}`).includes(word))
  return groups.flatMap((group) => {
    if (words.length === 0) return group.isSearchedOnly ? [] : [group]
    const items = group.items.filter(fits).slice(0, MAX_PER_GROUP)
    return items.length > 0 ? [{ ...group, items }] : []
  })
}
