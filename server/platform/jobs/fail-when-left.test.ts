import { expect, it } from 'vitest'
import type { Services } from '../../services.ts'
import { failWhenLeft } from './fail-when-left.ts'

const services = {} as Services

it('a run that left something undone counts as failed, after it has done the rest', async () => {
  const job = (left: number) => failWhenLeft(async () => ({ left }))(services)
  await expect(job(0)).resolves.toBeUndefined()
  await expect(job(1)).rejects.toThrow('left')
})
