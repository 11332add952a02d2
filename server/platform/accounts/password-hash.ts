import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP Password Storage Cheat Sheet, scrypt: N = 2^15, r = 8, p = 3. One hash takes 32 MiB while it runs. */
const COST_LOG2 = 15
const BLOCK_SIZE = 8
const PARALLELIZATION = 3
const SALT_BYTES = 16
const KEY_BYTES = 32

/** A stored hash that asks for more than this is damaged: it may not stall the server. */
const MAX_COST_LOG2 = 17
const MAX_FACTOR = 16

type Parameters = { costLog2: number; blockSize: number; parallelization: number }

const storedForm =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,64})\$([A-Za-z0-9+/]{43,128})$/

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Runs in the thread pool of libuv, so the event loop goes on meanwhile. */
function deriveKey(
  password: string,
  salt: Buffer,
  keyBytes: number,
  { costLog2, blockSize, parallelization }: Parameters,
): Promise<Buffer> {
  const cost = 2 ** costLog2
  // What the algorithm needs, as OpenSSL counts it.
  const maxmem = 128 * blockSize * (cost + parallelization + 2)
  const options = { cost, blockSize, parallelization, maxmem }
  return new Promise((resolve, reject) => {
    // NFKC: the same password typed on another keyboard or system arrives as the same bytes.
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Hashes a password for keeping, in PHC string form: `$scrypt$ln=…,r=…,p=…$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await deriveKey(password, salt, KEY_BYTES, {
    costLog2: COST_LOG2,
    blockSize: BLOCK_SIZE,
    parallelization: PARALLELIZATION,
  })
  return `$scrypt$ln=${COST_LOG2},r=${BLOCK_SIZE},p=${PARALLELIZATION}$${base64(salt)}$${base64(key)}`
}

/** Whether the password belongs to the hash, with the parameters that the hash was made with. */
export async function verifyPassword(password: string, storedHash: string): Promise<boolean> {
  const [, costLog2, blockSize, parallelization, salt, key] = storedForm.exec(storedHash) ?? []
  if (!salt || !key) return false
  const parameters = {
    costLog2: Number(costLog2),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
  }
  if (!isAffordable(parameters)) return false
  const expected = Buffer.from(key, 'base64')
  const given = await deriveKey(password, Buffer.from(salt, 'base64'), expected.length, parameters)
  return timingSafeEqual(given, expected)
}

function isAffordable({ costLog2, blockSize, parallelization }: Parameters): boolean {
  const isFactor = (value: number) => value >= 1 && value <= MAX_FACTOR
  return costLog2 >= 1 && costLog2 <= MAX_COST_LOG2 && isFactor(blockSize) && isFactor(parallelization)
}
