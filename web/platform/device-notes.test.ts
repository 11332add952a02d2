// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { deviceNote } from './device-notes.ts'
import { forgetPerson, forgetPrivateData } from './private-data.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'
const note = (userId: string, name = 'steps') => deviceNote(userId, name, isNumber)

beforeEach(() => localStorage.clear())

describe('what a person leaves on the device', () => {
  it('lies under their id and its name, and is nothing at first', () => {
    note('u1').write(3)
    expect(note('u1').read()).toBe(3)
    expect(note('u1', 'other').read()).toBeNull()
    expect(note('u2').read()).toBeNull()
  })

  it('is nothing when it is emptied, or was written otherwise', () => {
    note('u1').write(3)
    note('u1').write(null)
    expect(localStorage).toHaveLength(0)
    localStorage.setItem('wayfern.device.u1.steps', '"three"')
    expect(note('u1').read()).toBeNull()
    localStorage.setItem('wayfern.device.u1.steps', '{')
    expect(note('u1').read()).toBeNull()
  })

  it('outlives the end of a session, and goes when they sign out; another person keeps theirs', () => {
    note('u1').write(3)
    note('u2').write(4)
    forgetPerson()
    expect(note('u1').read()).toBe(3)
    forgetPrivateData('u1')
    expect([note('u1').read(), note('u2').read()]).toEqual([null, 4])
  })
})
