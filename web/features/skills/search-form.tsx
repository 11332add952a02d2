import { useRef } from 'react'
import { MAX_SEARCH_CHARACTERS } from '#domain/skills/search-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { LibraryModule } from './module-sections.tsx'
import { skillsTexts as texts } from './texts.ts'
import type { Library } from './use-library.ts'

type SearchFormProps = {
  library: Pick<Library, 'text' | 'setText' | 'module' | 'filterBy'>
  modules: readonly LibraryModule[]
}

/** The words and the module to look for. Nothing needs to be sent: the results follow what is typed and chosen. */
export function SearchForm({ library: { text, setText, module, filterBy }, modules }: SearchFormProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()} className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-80">
          <Field label={texts.search} hint={texts.searchHint}>
            <TextInput
              ref={inputRef}
              type="search"
              autoComplete="off"
              maxLength={MAX_SEARCH_CHARACTERS}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </div>
        <Button
          variant="secondary"
          aria-disabled={text === ''}
          className="mb-1 aria-disabled:opacity-60"
          onClick={() => {
            setText('')
            inputRef.current?.focus()
          }}
        >
          {texts.clearSearch}
        </Button>
        <div className="w-64 max-w-full">
          <Field label={texts.module}>
            <SelectInput
              value={module?.id ?? ''}
              onChange={(event) => filterBy(modules.find(({ id }) => id === event.target.value)?.id ?? null)}
            >
              <option value="">{texts.allModules}</option>
              {modules.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectInput>
          </Field>
        </div>
      </form>
    </search>
  )
}
