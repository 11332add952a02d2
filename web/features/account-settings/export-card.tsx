import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { exportTexts as texts } from './texts.ts'

/** Everything held on the person, as a download that the server writes while it is sent. */
export function ExportCard() {
  return (
    <Card heading={texts.heading}>
      <p>{texts.what}</p>
      <ul className="my-3 flex list-disc flex-col gap-1 pl-5">
        {texts.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="mb-4 text-sm text-ink-soft">{texts.limit}</p>
      <ButtonLink variant="secondary" href="/api/account/export" download>
        {texts.download}
      </ButtonLink>
    </Card>
  )
}
