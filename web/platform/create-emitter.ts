/** Passes on what happens to whoever listens at that moment. It keeps nothing: what is to be kept is a store's. */
export function createEmitter<T = void>() {
  const listeners = new Set<(value: T) => void>()
  return {
    emit(value: T): void {
      for (const listener of [...listeners]) listener(value)
    },
    /** Calls `listener` each time, until the returned function is called. */
    listen(listener: (value: T) => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
