import type { RewriteReply } from '#domain/coaching/contract.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { rewritingTexts as texts } from './texts.ts'

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

function Result({ result }: { result: RewriteReply }) {
  const { rewritten, isUnchanged, isBuiltIn, notes } = result
  const builtIn = isUnchanged ? texts.builtInUnchanged : texts.builtIn
  return (
    <section className="mt-6 border-t border-line-soft pt-5">
      <h3 className="mb-3 text-lg">{isUnchanged ? texts.unchangedHeading : texts.resultHeading}</h3>
      {isUnchanged && <p className="mb-3 max-w-measure">{texts.unchanged}</p>}
      <p className="rounded-control border-l-4 border-leaf bg-sunken px-4 py-3 break-words whitespace-pre-wrap">
        {rewritten}
      </p>
      <Notes notes={notes} />
      <p className="mt-2 text-sm text-ink-soft">
        {isBuiltIn && builtIn} {!isUnchanged && texts.sendAsIs}
      </p>
      <Button variant="secondary" className="mt-4" onClick={() => copy(rewritten)}>
        {texts.copy}
      </Button>
    </section>
  )
}

/** The newest result, read out when it arrives; the region stands in the page before, or nothing would be read. */
export function RewrittenMessage({ result }: { result: RewriteReply | null }) {
  return <div aria-live="polite">{result && <Result result={result} />}</div>
}
