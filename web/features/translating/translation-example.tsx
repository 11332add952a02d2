import { Collapsible } from '../../ui/collapsible.tsx'
import { translatingTexts as texts } from './texts.ts'
import { Meanings } from './translation-result.tsx'

/** What a result looks like, open for who has not had one of their own yet. */
export function TranslationExample({ isOpen }: { isOpen: boolean }) {
  const { said, canMean, ask } = texts.example
  return (
    <section
      aria-label={texts.exampleHeading}
      className="@max-[42rem]/tool:mt-5 rounded-control border border-line-soft bg-sunken px-4 pt-2 pb-3"
    >
      <Collapsible
        isQuiet
        defaultOpen={isOpen}
        heading={<h3 className="text-base">{texts.exampleHeading}</h3>}
        showText={texts.showExample}
        hideText={texts.hideExample}
      >
        <p className="-mt-3 mb-2">“{said}”</p>
        <div className="text-sm">
          <Meanings canMean={canMean} />
        </div>
        <p className="mt-2 text-sm">
          <span className="font-heading">{texts.ask}:</span> “{ask}”
        </p>
      </Collapsible>
    </section>
  )
}
