import { describe, expect, it } from 'vitest'
import { rewritePrompt } from './rewrite-message.ts'

describe('what a model is asked for a rewrite', () => {
  it('is one message with the three texts, and only the rewritten text is wanted', () => {
    const prompt = rewritePrompt({
      originalText: 'Send it now.',
      context: ' It is late. ',
      relationship: 'My manager',
    })
    expect(prompt).toContain('Answer with only the rewritten text.')
    expect(prompt).toContain('Original message:\nSend it now.')
    expect(prompt).toContain('Context:\nIt is late.\n')
    expect(prompt).toContain('Relationship:\nMy manager')
  })

  it.each([
    {},
    { context: '', relationship: '' },
    { context: ' \n', relationship: '  ' },
  ])('names what is not given: %j', (form) => {
    const prompt = rewritePrompt({ originalText: 'Send it now.', ...form })
    expect(prompt).toContain('Context:\nNo specific context provided.')
    expect(prompt).toContain('Relationship:\nNo specific relationship information provided.')
  })
})
