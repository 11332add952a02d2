import type { Location } from 'react-router'

/** What the page before the account shows. */
export type AccountView = 'sign-in' | 'sign-up' | 'request-reset'

/** Navigation state that opens sign-in, as `/signup?mode=login` does. */
export type LoginState = { login: true }

const accountPath = '/signup'
const modeOf: Record<AccountView, string> = {
  'sign-in': '?mode=login',
  'sign-up': '',
  'request-reset': '?mode=reset',
}

/** The view that an address and its navigation state ask for; without either it is sign-up. */
export function readAccountView({ search, state }: Pick<Location, 'search' | 'state'>): AccountView {
  const mode = new URLSearchParams(search).get('mode')
  if (mode === 'reset') return 'request-reset'
  return mode === 'login' || (state as Partial<LoginState> | null)?.login === true ? 'sign-in' : 'sign-up'
}

/** The address of a view. */
export function accountAddress(view: AccountView): { pathname: string; search: string } {
  return { pathname: accountPath, search: modeOf[view] }
}
