import { useEffect } from 'react'

/** What is open on this page, by its id, and `round`. */
export const openPractice = new Set<string>()

/** Has what is open send for itself alone. */
export function useOpenPractice(id: string): void {
  useEffect(() => {
    openPractice.add(id)
    return () => void openPractice.delete(id)
  }, [id])
}
