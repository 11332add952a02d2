import { describe, expect, it } from 'vitest'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { planAsText } from './plan-as-text.ts'

const plan = {
  prompts: [
    { id: 'alone', title: 'Alone', why: 'Why.', examples: [] },
    { id: 'places', title: 'Places', why: 'Why.', examples: [] },
    { id: 'people', title: 'People', why: 'Why.', examples: [] },
  ],
  steps: { people: 'Ana\nMy brother', alone: 'My room' },
  updatedAt: '2026-11-21T12:00:00.000Z',
}

describe('the plan as a text file', () => {
  it('has the written steps in their order with their numbers, then the help lines', () => {
    const text = planAsText(plan, safetyReplyOf().help)
    expect(text).toMatch(
      /^My safety plan\nLast saved on November 21, 2026\.\n\n1\. Alone\nMy room\n\n3\. People/,
    )
    expect(text).toContain('3. People\nAna\nMy brother\n\nHelp lines: United States\nEmergency number (')
    expect(text).toContain('Call 911')
    expect(text).not.toContain('Places')
  })
})
