import { randomBytes, scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

describe('password hash', () => {
  it('keeps its parameters and a 16-byte salt, and never the password', async () => {
    const hash = await hashPassword('fern frond')
    const [, name, parameters, salt, key] = hash.split('$')
    expect([name, parameters]).toEqual(['scrypt', 'ln=15,r=8,p=3'])
    expect(Buffer.from(salt ?? '', 'base64')).toHaveLength(16)
    expect(Buffer.from(key ?? '', 'base64')).toHaveLength(32)
    expect(hash).not.toContain('fern')
  })

  it('accepts the right password and refuses others', async () => {
    const hash = await hashPassword('fern frond')
    expect(await verifyPassword('fern frond', hash)).toBe(true)
    expect(await verifyPassword('Fern frond', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  it('gives two people with the same password different hashes', async () => {
    expect(await hashPassword('fern frond')).not.toBe(await hashPassword('fern frond'))
  })

  it('accepts the same letters composed in another way', async () => {
    expect(await verifyPassword('cafe\u0301 bar', await hashPassword('caf\u00e9 bar'))).toBe(true)
  })

  it('verifies with the parameters that the hash was made with', async () => {
    const salt = randomBytes(16)
    const key = scryptSync('fern frond', salt, 32, { cost: 2 ** 10, blockSize: 4, parallelization: 1 })
    const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    const hash = `$scrypt$ln=10,r=4,p=1$${unpadded(salt)}$${unpadded(key)}`
    expect(await verifyPassword('fern frond', hash)).toBe(true)
    expect(await verifyPassword('another one', hash)).toBe(false)
  })

  it.each([
    '',
    'plain text',
    '$scrypt$ln=15,r=8,p=3$short$short',
    `$scrypt$ln=40,r=8,p=3$${'A'.repeat(22)}$${'A'.repeat(43)}`,
    `$scrypt$ln=15,r=99,p=3$${'A'.repeat(22)}$${'A'.repeat(43)}`,
    `$argon2id$ln=15,r=8,p=3$${'A'.repeat(22)}$${'A'.repeat(43)}`,
  ])('refuses a damaged hash %j without working on it', async (hash) => {
    expect(await verifyPassword('fern frond', hash)).toBe(false)
  })

  it('leaves the event loop free while it works', async () => {
    let ticks = 0
    const timer = setInterval(() => ticks++, 1)
    // Twice the usual cost, which other tests leave out (`testing/cheap-hashing.ts`).
    await verifyPassword('fern frond', `$scrypt$ln=16,r=8,p=3$${'A'.repeat(22)}$${'A'.repeat(43)}`)
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(3)
  })
})
