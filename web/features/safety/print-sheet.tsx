import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import './print-sheet.css'

type PrintSheetProps = { children: ReactNode; onPrinted: () => void }

/**
 * Prints its children and nothing else of the page, as soon as it is rendered. They stand at the end of the page,
 * because what scrolls in itself would be cut off on paper.
 */
export function PrintSheet({ children, onPrinted }: PrintSheetProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [onPrinted])
  return createPortal(<div className="print-sheet">{children}</div>, document.body)
}
