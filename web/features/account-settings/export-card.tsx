import { useAction } from '../../platform/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { downloadExport } from './download-export.ts'
import { exportTexts as texts } from './texts.ts'

/** Everything held on the person, as a download that the server writes while it is sent. */
export function ExportCard() {
  const { isRunning, run } = useAction(async () => toast(texts.done(await downloadExport())))
  return (
    <Card heading={texts.heading}>
      <p>{texts.what}</p>
      <ul className="my-3 flex list-disc flex-col gap-1 pl-5">
        {texts.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="mb-4 text-sm text-ink-soft">{texts.limit}</p>
      <Button variant="secondary" pending={isRunning} pendingText={texts.preparing} onClick={() => run()}>
        {texts.download}
      </Button>
    </Card>
  )
}
