import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { useTooltip } from '../../ui/use-tooltip.tsx'
import { menuRow } from './menu-link.tsx'
import { shellTexts as texts } from './texts.ts'

/** Opens the search by Ctrl or Cmd plus K. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // Not over a question that must be answered first, nor over the calm screen.
      if (!document.querySelector('[role=dialog], dialog[open]')) open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}

/** The button of the search, at the head of the menu. */
export function SearchButton({ isWide, onOpen }: { isWide: boolean; onOpen: () => void }) {
  const { controlProps, tooltip } = useTooltip(
    isWide ? texts.searchHint : `${texts.search} (${texts.searchHint})`,
    'beside',
  )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={menuRow}
        onClick={onOpen}
        {...controlProps}
      >
        <Search aria-hidden className="size-5 shrink-0 text-primary" />
        <span className={isWide ? undefined : 'sr-only'}>{texts.search}</span>
      </button>
      {tooltip}
    </>
  )
}
