import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { type FilterName, type Module, useChoice } from './filters.ts'
import { listTexts } from './list-texts.ts'
import { audienceNames, kindNames } from './texts.ts'

type FilterProps = {
  label: string
  name: FilterName
  all: string
  choices: readonly { id: string; title: string }[]
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
const lengths = [3, 5, 8].map((most) => ({ id: String(most), title: listTexts.atMost(most) }))

/** What narrows the list of exercises; it stands in the address, so that a reload or a link keeps it. */
export function ListFilters({ modules }: { modules: readonly Module[] }) {
  return (
    <div className="flex flex-wrap gap-4">
      <Filter label={listTexts.filterModule} name="module" all={listTexts.allModules} choices={modules} />
      <Filter label={listTexts.filterAudience} name="for" all={listTexts.everybody} choices={audiences} />
      <Filter label={listTexts.filterKind} name="kind" all={listTexts.allKinds} choices={kinds} />
      <Filter label={listTexts.filterMinutes} name="minutes" all={listTexts.anyLength} choices={lengths} />
    </div>
  )
}
