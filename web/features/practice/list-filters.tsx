import { useSearchParams } from 'react-router'
import type { ExerciseSummary } from '#domain/practice/contract.ts'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { audienceNames, kindNames, practiceTexts as texts } from './texts.ts'

export type Module = { id: string; title: string }
type FilterProps = { label: string; name: string; all: string; choices: readonly Module[] }

function Filter({ label, name, all, choices }: FilterProps) {
  const [params, setParams] = useSearchParams()
  function choose(value: string) {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }
  return (
    <div className="min-w-0 flex-1 basis-40">
      <Field label={label}>
        <SelectInput value={params.get(name) ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{all}</option>
          {choices.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  )
}

const named = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, title]) => ({ id, title }))
const audiences = named(audienceNames)
const kinds = named(kindNames)
const lengths = [3, 5, 8].map((most) => ({ id: String(most), title: texts.atMost(most) }))

/** The names of the filters in the address. */
export const filterNames = ['module', 'for', 'kind', 'minutes'] as const

/** What narrows the list of exercises; it stands in the address, so that a reload or a link keeps it. */
export function ListFilters({ modules }: { modules: readonly Module[] }) {
  return (
    <div className="flex flex-wrap gap-4">
      <Filter label={texts.filterModule} name="module" all={texts.allModules} choices={modules} />
      <Filter label={texts.filterAudience} name="for" all={texts.everybody} choices={audiences} />
      <Filter label={texts.filterKind} name="kind" all={texts.allKinds} choices={kinds} />
      <Filter label={texts.filterMinutes} name="minutes" all={texts.anyLength} choices={lengths} />
    </div>
  )
}

/** Whether an exercise passes the filters of the address. */
export function passesFilters(params: URLSearchParams) {
  const fits = (name: string, value: string) => [null, '', value].includes(params.get(name))
  const most = Number(params.get('minutes')) || Number.POSITIVE_INFINITY
  return ({ module, for: audience, kind, minutes }: ExerciseSummary) =>
    fits('module', module) && fits('for', audience) && fits('kind', kind) && minutes <= most
}
