import type { RewriteChange } from '#domain/rewriting/contract.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { rewritingTexts as texts } from './texts.ts'

type ChangeProps = { number: number; change: RewriteChange; isUndone: boolean; onToggle: () => void }

function Change({ number, change, isUndone, onToggle }: ChangeProps) {
  const { before, after, reason } = change
  const label = isUndone ? texts.redo : texts.undo
  return (
    <li className="flex flex-col gap-2 border-t border-line-soft py-3 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
      <div className="max-w-measure min-w-0 break-words">
        <p>
          <VisuallyHidden>{texts.before} </VisuallyHidden>
          {before === '' ? (
            <span className="text-ink-soft italic">{texts.added}</span>
          ) : (
            <del className="text-ink-soft">{before}</del>
          )}{' '}
          <span aria-hidden>→</span> <VisuallyHidden>{texts.after} </VisuallyHidden>
          {after === '' ? (
            <span className="text-ink-soft italic">{texts.leftOut}</span>
          ) : (
            <ins className="no-underline">{after}</ins>
          )}
        </p>
        <p className="text-sm text-ink-soft">{reason}</p>
      </div>
      <Button
        variant="secondary"
        className="shrink-0 self-start"
        aria-label={`${label} ${texts.changeName(number)}`}
        onClick={onToggle}
      >
        {label}
      </Button>
    </li>
  )
}

type ChangeListProps = {
  changes: readonly RewriteChange[]
  undone: ReadonlySet<number>
  onToggle: (change: number) => void
}

/** What a rewrite did, one change after the other; each can be taken back and brought back. */
export function ChangeList({ changes, undone, onToggle }: ChangeListProps) {
  if (changes.length === 0) return null
  return (
    <>
      <h4 className="mt-5 mb-2 text-base">{texts.changesHeading}</h4>
      <ol>
        {changes.map((change, index) => (
          <Change
            // biome-ignore lint/suspicious/noArrayIndexKey: a change is named by its place, and the list never changes.
            key={index}
            number={index + 1}
            change={change}
            isUndone={undone.has(index)}
            onToggle={() => onToggle(index)}
          />
        ))}
      </ol>
    </>
  )
}
