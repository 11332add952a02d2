import { useSearchParams } from 'react-router'
import type { MenuGroup } from '#domain/coaching/coaching-module.ts'
import type { ExerciseSummary } from '#domain/practice/contract.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { KindIcon } from './kind-icon.tsx'
import { audienceNames, kindNames, practiceTexts as texts } from './texts.ts'

/** The names of the filters in the address. */
export const filterNames = ['module', 'for', 'kind', 'minutes'] as const

export type Module = { id: string; title: string; menuGroup: MenuGroup }
type FilterProps = {
  label: string
  name: (typeof filterNames)[number]
  all: string
  choices: readonly { id: string; title: string }[]
}

/** A choice that stands in the address: its value, empty for none, and what sets it. */
function useChoice(name: (typeof filterNames)[number]) {
  const [params, setParams] = useSearchParams()
  function choose(value: string) {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }
  return [params.get(name) ?? '', choose] as const
}

function Filter({ label, name, all, choices }: FilterProps) {
  const [value, choose] = useChoice(name)
  return (
    <div className="min-w-0 flex-1 basis-40">
      <Field label={label}>
        <SelectInput value={value} onChange={({ target }) => choose(target.value)}>
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
const kindIds = Object.keys(kindNames) as ExerciseSummary['kind'][]
const lengths = [3, 5, 8].map((most) => ({ id: String(most), title: texts.atMost(most) }))

/** The kinds as buttons, each with its mark, where there is room for them beside each other. */
export function KindChoice() {
  const [value, choose] = useChoice('kind')
  return (
    <fieldset className="flex flex-wrap gap-2 max-md:hidden">
      <legend className="sr-only">{texts.filterKind}</legend>
      {(['', ...kindIds] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={value === kind}
          onClick={() => choose(kind)}
          className={buttonClasses(
            'secondary',
            'px-3! py-1! text-sm aria-pressed:border-primary aria-pressed:bg-sunken aria-pressed:outline-1 aria-pressed:outline-primary',
          )}
        >
          {kind && <KindIcon kind={kind} className="size-4 text-primary" />}
          {kind ? kindNames[kind] : texts.allKinds}
        </button>
      ))}
    </fieldset>
  )
}

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
