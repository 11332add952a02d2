import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Product } from './start-product.ts'

/** A mail of the outbox as its reader sees it: long lines and characters beyond ASCII are written encoded. */
function readMail(path: string): string {
  const mail = readFileSync(path, 'utf8')
  if (!/^Content-Transfer-Encoding: quoted-printable/m.test(mail)) return mail
  const joined = mail.replaceAll(/=\r?\n/g, '')
  return joined.replaceAll(/(=[0-9A-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
  )
}

/** Waits for a mail to this address that contains `words`; jobs look for work every few seconds. */
export async function findMail(
  product: Pick<Product, 'dataDir'>,
  to: string,
  words: string | RegExp,
): Promise<string> {
  const outbox = join(product.dataDir, 'outbox')
  let found: string | undefined
  await expect
    .poll(
      () => {
        const mails = globSync('*.eml', { cwd: outbox }).map((file) => readMail(join(outbox, file)))
        found = mails.find((mail) => mail.includes(`To: ${to}`) && mail.search(words) >= 0)
        return found !== undefined
      },
      { interval: 100, message: `a mail to ${to} with ${words}` },
    )
    .toBe(true)
  return found ?? ''
}

/** The link in such a mail, without the product's own address. */
export async function linkInMail(
  product: Pick<Product, 'dataDir'>,
  to: string,
  path: string,
): Promise<string> {
  const link = new RegExp(`${path}[?#]token=[\\w.-]+`)
  return link.exec(await findMail(product, to, link))?.[0] ?? ''
}
