import { expect, it } from 'vitest'
import { dayPart } from './day-part.ts'

it.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [0, 'evening'],
])('%i o’clock is %s', (hour, part) => expect(dayPart(hour)).toBe(part))
