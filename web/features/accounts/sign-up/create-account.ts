import type { ClientSession, SignUpForm } from '#domain/accounts/contract.ts'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { problemText } from '../../../platform/problem-texts.ts'
import { accountCalls } from '../account-calls.ts'
import { accountTexts } from '../texts.ts'

/**
 * Makes the account for the payment that the server keeps for the e-mail.
 * @throws ApiProblem, or an error that says that the details are gone
 */
export async function createAccount(details: SignUpForm | null): Promise<ClientSession> {
  if (!details) throw new Error(accountTexts.formDataMissing)
  const { session } = await accountCalls.signUp(details)
  return session
}

/** What to say when the account could not be made (specification, section 8, "Account creation failure"). */
export function accountFailureText(error: unknown): string {
  if (error instanceof ApiProblem) return problemText(error).text
  return (error instanceof Error && error.message) || accountTexts.accountNotCreated
}
