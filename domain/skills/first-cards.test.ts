import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FIRST_CARDS } from './first-cards.ts'

it.each(FIRST_CARDS)('the first card %s is in the library', (name) => {
  const [module, card] = name.split('/')
  expect(existsSync(`content/modules/${module}/cards/${card}.md`)).toBe(true)
})
