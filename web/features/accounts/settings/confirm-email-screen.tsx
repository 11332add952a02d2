import { useState } from 'react'
import type { ApiProblem } from '../../../platform/api-problem.ts'
import { problemText } from '../../../platform/problem-texts.ts'
import { useAction } from '../../../platform/use-action.ts'
import { useLinkToken } from '../../../platform/use-link-token.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { accountSettingsCalls } from './account-settings-calls.ts'
import { confirmEmailTexts as texts } from './texts.ts'

function failureText(problem: ApiProblem): string {
  if (problem.code === 'invalid-reset-link') return texts.invalid
  return problem.code === 'email-taken' ? texts.taken : problemText(problem).text
}

/** One button confirms: a mail scanner that opens the link changes nothing. */
export function ConfirmEmailScreen({ onConfirmed }: { onConfirmed: () => void }) {
  const token = useLinkToken()
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState(token ? null : texts.noToken)
  const { isRunning, run } = useAction(
    async () => {
      await accountSettingsCalls.confirmEmail(token ?? '')
      setFailure(null)
      setDone(true)
      onConfirmed()
    },
    (problem) => setFailure(failureText(problem)),
  )
  return (
    <>
      <PageHeading title={isDone ? texts.doneTitle : texts.title} intro={isDone ? texts.done : texts.intro} />
      {failure && (
        <div className="mb-6">
          <Banner variant="danger" title={texts.failedTitle}>
            {failure}
          </Banner>
        </div>
      )}
      {isDone || !token ? (
        <ButtonLink to="/dashboard">{texts.toWayfern}</ButtonLink>
      ) : (
        <Button pending={isRunning} pendingText={texts.confirming} onClick={() => run()}>
          {texts.confirm}
        </Button>
      )}
    </>
  )
}
