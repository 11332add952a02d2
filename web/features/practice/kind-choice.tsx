import type { ExerciseSummary } from '#domain/practice/contract.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { useChoice } from './filters.ts'
import { KindIcon } from './kind-icon.tsx'
import { listTexts } from './list-texts.ts'
import { kindNames } from './texts.ts'

const kindIds = Object.keys(kindNames) as ExerciseSummary['kind'][]

/** The kinds as buttons, each with its mark, where there is room for them beside each other. */
export function KindChoice() {
  const [value, choose] = useChoice('kind')
  return (
    <fieldset className="flex flex-wrap gap-2 max-md:hidden">
      <legend className="sr-only">{listTexts.filterKind}</legend>
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
          {kind ? kindNames[kind] : listTexts.allKinds}
        </button>
      ))}
    </fieldset>
  )
}
