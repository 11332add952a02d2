import { useEffect, useState } from 'react'
import '../../ui/print-alone.css'

/** Prints what carries `data-print-alone` while `isPrinting` is true, and nothing else of the page. */
export function usePrintAlone() {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const end = () => setPrinting(false)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])
  return { isPrinting, print: () => setPrinting(true) }
}
