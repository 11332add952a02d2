import { Search } from 'lucide-react'
import { useRef } from 'react'
import { MAX_SEARCH_CHARACTERS } from '#domain/skills/search-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { skillsTexts as texts } from './texts.ts'
import type { Library } from './use-library.ts'

type SearchFormProps = { library: Pick<Library, 'text' | 'setText' | 'module'> }

/** The words to look for, in all modules or in the chosen one. Nothing needs to be sent: results follow what is typed. */
export function SearchForm({ library: { text, setText, module } }: SearchFormProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()} className="relative">
        <Field label={module ? texts.searchIn(module.title) : texts.search} hint={texts.searchHint}>
          <TextInput
            ref={inputRef}
            type="search"
            autoComplete="off"
            className="min-h-12 pr-32 pl-11 [&::-webkit-search-cancel-button]:hidden"
            maxLength={MAX_SEARCH_CHARACTERS}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {text !== '' && (
          <Button
            variant="ghost"
            className="absolute right-0.5 bottom-0.5 px-3! text-sm"
            onClick={() => {
              setText('')
              inputRef.current?.focus()
            }}
          >
            {texts.clearSearch}
          </Button>
        )}
        <Search aria-hidden className="pointer-events-none absolute bottom-4 left-3 size-5 text-ink-soft" />
      </form>
    </search>
  )
}
