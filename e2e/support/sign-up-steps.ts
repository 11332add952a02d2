import type { Page } from 'playwright'

const PASSWORD = 'fern-frond-42'

export type Details = { name: string; email: string; password: string }

export const freshDetails = (): Details => ({
  name: 'Robin',
  email: `robin-${crypto.randomUUID()}@example.org`,
  password: PASSWORD,
})

/** Step 1 of sign-up, up to the payment step. */
export async function enterDetails(page: Page, details: Details): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(details.name)
  await page.getByLabel('Email', { exact: true }).fill(details.email)
  await page.getByLabel('Password', { exact: true }).fill(details.password)
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions and privacy policy' }).check()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.getByRole('heading', { name: 'Complete Your Subscription' }).waitFor()
}

/** Step 2 with the built-in test form. */
export async function payWith(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel('Card number').fill(cardNumber)
  await page.getByLabel('Expiry date').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Pay & Sign Up' }).click()
}

/** Past the four questions after sign-up, to the dashboard. */
export async function skipFirstRun(page: Page): Promise<void> {
  await page.waitForURL('**/dashboard/welcome')
  await page.getByRole('button', { name: 'Skip all questions' }).click()
  await page.waitForURL('**/dashboard')
}

/** The whole sign-up in the browser, ending on the dashboard. */
export async function signUp(page: Page, url: string, details = freshDetails()): Promise<Details> {
  await page.goto(`${url}/signup`)
  await enterDetails(page, details)
  await payWith(page, '4242 4242 4242 4242')
  await skipFirstRun(page)
  return details
}

export async function signIn(page: Page, url: string, details: Details): Promise<void> {
  await page.goto(`${url}/signup?mode=login`)
  await page.getByLabel('Email', { exact: true }).fill(details.email)
  await page.getByLabel('Password', { exact: true }).fill(details.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/dashboard')
}
