/** A member's session for the measuring client. */
export type Member = { cookie: string }

let count = 0

async function post(url: string, path: string, address: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
  const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply
}

/**
 * Signs up a fresh member through the public routes, with the test card. Each comes from an address of its own
 * (the product runs with `TRUSTED_PROXY=true`), so that the limits per address stay as they are in production.
 */
export async function signUpMember(url: string): Promise<Member> {
  count += 1
  const address = `10.0.${count >> 8}.${count & 255}`
  const details = { name: 'Bench Member', email: `member-${count}-${Date.now()}@example.org` }
  await post(url, '/api/billing/payments', address, { ...details, paymentMethodId: 'pm_card_visa' })
  const reply = await post(url, '/api/sign-up', address, {
    ...details,
    password: 'correct horse',
    acceptTerms: true,
  })
  return {
    cookie: reply.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  }
}
