import { Card } from '../../ui/card.tsx'
import { profileTexts as texts } from './texts.ts'

/** Name and e-mail of the account. */
export function InformationCard({ name, email }: { name: string; email: string }) {
  return (
    <Card heading={texts.information}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">{texts.fullName}</dt>
          <dd className="font-heading">{name || texts.notSpecified}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{texts.email}</dt>
          <dd className="font-heading">{email}</dd>
        </div>
      </dl>
    </Card>
  )
}
