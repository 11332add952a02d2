import { useAction } from '../../../platform/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { ValueRow } from '../../../ui/value-row.tsx'
import { downloadExport } from './download-export.ts'
import { exportTexts as texts } from './texts.ts'

/** Everything held on the person, as a download that the server writes while it is sent. */
export function ExportRow() {
  const { isRunning, run } = useAction(async () => toast(texts.done(await downloadExport())))
  const download = (
    <Button variant="secondary" pending={isRunning} pendingText={texts.preparing} onClick={() => run()}>
      {texts.download}
    </Button>
  )
  return (
    <ValueRow heading={texts.heading} action={download}>
      <p>{texts.what}</p>
      <ul className="my-2 flex list-disc flex-col gap-1 pl-5">
        {texts.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="text-sm">{texts.limit}</p>
    </ValueRow>
  )
}
