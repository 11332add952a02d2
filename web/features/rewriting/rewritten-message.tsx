import type { RewriteReply } from '#domain/rewriting/contract.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { ChangeList } from './change-list.tsx'
import { rewritingTexts as texts } from './texts.ts'
import { useUndoneChanges } from './use-undone-changes.ts'

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(texts.copied)
  } catch {
    toast({ ...texts.copyFailure, variant: 'destructive' })
  }
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <>
      <h4 className="mt-4 mb-1 text-base">{texts.notesHeading}</h4>
      <ul className="max-w-measure list-disc pl-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

const headingOf = ({ isUnchanged }: RewriteReply) =>
  isUnchanged ? texts.unchangedHeading : texts.resultHeading

type Changes = ReturnType<typeof useUndoneChanges>

function Result({ result, text, undone, toggle }: { result: RewriteReply } & Omit<Changes, 'last'>) {
  const { isUnchanged, isBuiltIn, isFallback, changes, notes } = result
  const builtIn = isUnchanged ? texts.builtInUnchanged : texts.builtIn
  return (
    <section className="mt-6 border-t border-line-soft pt-5">
      <h3 className="mb-3 text-lg">{headingOf(result)}</h3>
      {isUnchanged && <p className="mb-3 max-w-measure">{texts.unchanged}</p>}
      <p className="rounded-control border-l-4 border-leaf bg-sunken px-4 py-3 break-words whitespace-pre-wrap">
        {text}
      </p>
      <Button variant="secondary" className="mt-4" onClick={() => copy(text)}>
        {texts.copy}
      </Button>
      <ChangeList changes={changes} undone={undone} onToggle={toggle} />
      <Notes notes={notes} />
      <p className="mt-4 text-sm text-ink-soft">
        {isFallback && texts.fallback} {isBuiltIn && builtIn} {!isUnchanged && texts.sendAsIs}
      </p>
    </section>
  )
}

function statusOf(result: RewriteReply | null, { text, undone, last }: Changes): string {
  if (!result) return ''
  if (last !== null) return undone.has(last) ? texts.undone(last + 1) : texts.redone(last + 1)
  return texts.arrived(headingOf(result), text, result.changes.length)
}

/**
 * The newest result. Its arrival and each change taken back are read out, by a region that stands in the page before;
 * the focus stays where it is.
 */
export function RewrittenMessage({ result }: { result: RewriteReply | null }) {
  const { last, ...changes } = useUndoneChanges(result)
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {statusOf(result, { last, ...changes })}
      </p>
      {result && <Result result={result} {...changes} />}
    </>
  )
}
