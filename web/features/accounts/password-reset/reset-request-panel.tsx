import { Button } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { accountTexts } from '../texts.ts'
import { ResetRequestForm } from './reset-request-form.tsx'
import type { ResetRequest } from './use-reset-request.ts'

/** Where 'Forgot your password?' leads. */
export function ResetRequestPanel({ request, onSignIn }: { request: ResetRequest; onSignIn: () => void }) {
  return (
    <>
      <PageHeading title={accountTexts.requestResetTitle} intro={accountTexts.requestResetIntro} />
      <ResetRequestForm request={request} />
      <Button
        variant="ghost"
        className="mt-4 px-0! text-left!"
        disabled={request.isRunning}
        onClick={onSignIn}
      >
        {accountTexts.backToSignIn}
      </Button>
    </>
  )
}
