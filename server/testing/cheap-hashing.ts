import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll } from 'vitest'

/** What `hashPassword` asks for: a quarter of a second of a core, for each account, sign-in and guess of the tests. */
const FULL_COST = 2 ** 15
const TEST_COST = 2 ** 4

type Scrypt = typeof crypto.scrypt

function hashBy(scrypt: Scrypt): void {
  crypto.scrypt = scrypt
  syncBuiltinESMExports()
}

// The same is asked of scrypt as ever, which is what tests of its cost read (`hashing-of.ts`); only the work is less.
const fullScrypt = crypto.scrypt
hashBy(((password, salt, keyBytes, options, done) => {
  const cost = options.cost === FULL_COST ? TEST_COST : options.cost
  fullScrypt(password, salt, keyBytes, { ...options, cost }, done)
}) as Scrypt)
afterAll(() => hashBy(fullScrypt))
