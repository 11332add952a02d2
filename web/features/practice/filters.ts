import { useSearchParams } from 'react-router'
import type { MenuGroup } from '#domain/coaching/coaching-module.ts'
import type { ExerciseSummary } from '#domain/practice/contract.ts'

/** The names of the filters in the address. */
export const filterNames = ['module', 'for', 'kind', 'minutes'] as const
export type FilterName = (typeof filterNames)[number]

export type Module = { id: string; title: string; menuGroup: MenuGroup }

/** A choice that stands in the address: its value, empty for none, and what sets it. */
export function useChoice(name: FilterName) {
  const [params, setParams] = useSearchParams()
  function choose(value: string) {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }
  return [params.get(name) ?? '', choose] as const
}

/** Whether an exercise passes the filters of the address. */
export function passesFilters(params: URLSearchParams) {
  const fits = (name: string, value: string) => [null, '', value].includes(params.get(name))
  const most = Number(params.get('minutes')) || Number.POSITIVE_INFINITY
  return ({ module, for: audience, kind, minutes }: ExerciseSummary) =>
    fits('module', module) && fits('for', audience) && fits('kind', kind) && minutes <= most
}
