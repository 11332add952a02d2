import type { EnergyCheckin } from '#domain/energy/contract.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { energyTexts as texts } from './texts.ts'

const cell = 'border-b border-line-soft py-2 pr-4 align-top max-sm:pt-3 max-sm:pr-2 max-sm:text-sm'
const columns = [texts.when, texts.energy, texts.ownWords]

type EnergyTableProps = { checkins: readonly EnergyCheckin[]; onRemove: (id: string) => void }

/**
 * Check-ins as plain rows: no score, no trend, nothing to be reached. The scrolled part is positioned, so that its words
 * for screen readers alone scroll with it and do not widen the page.
 */
export function EnergyTable({ checkins, onRemove }: EnergyTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen the keyboard must be able to scroll it.
    <section aria-label={texts.table} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">{texts.table}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-line py-2 pr-4 text-sm">
                {column}
              </th>
            ))}
            <th scope="col" className="border-b border-line py-2 text-sm">
              {texts.action}
            </th>
          </tr>
        </thead>
        <tbody>
          {checkins.map(({ id, level, words, createdAt }) => (
            <tr key={id}>
              <th scope="row" className={`${cell} min-w-25 font-normal`}>
                {texts.moment(createdAt)}
              </th>
              <td className={cell}>{texts.levels[level]}</td>
              <td className={`${cell} min-w-20 wrap-anywhere sm:min-w-40`}>{words}</td>
              <td className="border-b border-line-soft align-top">
                <Button variant="ghost" className="px-0! max-sm:text-sm" onClick={() => onRemove(id)}>
                  <span aria-hidden>{texts.remove}</span>
                  <VisuallyHidden>{texts.removeOne(texts.moment(createdAt))}</VisuallyHidden>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
