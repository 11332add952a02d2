import { expect, it } from 'vitest'
import type { Talk } from './exercise.ts'
import { talkPlace } from './talk-place.ts'

const talk = (says: string, relation: string) =>
  ({ start: 'a', turns: { a: { says } }, partner: { name: 'Sam', relation } }) as unknown as Talk

it.each([
  ["On Saturday Sam writes: 'I can't come.'", 'a friend', 'phone'],
  ["It rings five times. 'Good morning?'", 'at the desk of the clinic', 'phone'],
  ["At your front door Sam says: 'Ten minutes?'", 'a third date', 'outside'],
  ["Sam stands at the sink. 'Oh, brilliant.'", 'your roommate since March', 'kitchen'],
  ["'There you are! The cake comes at nine.'", 'a colleague, the host tonight', 'table'],
  ["Sam looks at the screen. 'Next.'", 'a clerk at the returns desk', 'counter'],
  ["Sam comes toward you. 'My page, I know.'", 'a classmate in your group', 'school'],
  ["Sam stops with a cup. 'No rush, but'", 'your supervisor in a translation office', 'office'],
  ["Sam looks at you for a long time. 'You look better!'", 'your aunt', 'room'],
])('%s (%s) takes place: %s', (says, relation, place) => {
  expect(talkPlace(talk(says, relation))).toBe(place)
})
