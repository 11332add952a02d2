import type { StoreApi } from 'zustand/vanilla'

/**
 * What may be given away of a store, so that only its owner changes it. Takes the store; returns what reads its state and
 * what `useStore` needs.
 */
export function readable<State>(
  store: StoreApi<State>,
): Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> {
  const { getState, getInitialState, subscribe } = store
  return { getState, getInitialState, subscribe }
}
