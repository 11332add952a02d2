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

/** The newest result, read out when it arrives; the region stands in the page before, or nothing would be read. */
export function RewrittenMessage({ result }: { result: RewriteReply | null }) {
  return (
    <div aria-live="polite">
      {result && (
        <section className="mt-6 border-t border-line-soft pt-5">
          <h3 className="mb-3 text-lg">{texts.resultHeading}</h3>
          <p className="rounded-control border-l-4 border-leaf bg-sunken px-4 py-3 whitespace-pre-wrap">
            {result.rewritten}
          </p>
          <p className="mt-2 text-sm text-ink-soft">
            {result.isBuiltIn && texts.builtIn} {texts.sendAsIs}
          </p>
          <Button variant="secondary" className="mt-4" onClick={() => copy(result.rewritten)}>
            {texts.copy}
          </Button>
        </section>
      )}
    </div>
  )
}
