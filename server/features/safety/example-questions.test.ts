import { describe, expect, it } from 'vitest'
import { checkMessage } from '#engines/safety-check/check-message.ts'
import { loadCoachingContent } from '../../platform/content/load-coaching-content.ts'

describe('the questions that the product itself suggests', () => {
  const { modules, assistant } = loadCoachingContent()
  const suggested = [...modules.values(), assistant].flatMap(({ examples }) => examples)

  it.each(suggested)('are answered, not met with the safety card: %s', (question) => {
    expect(checkMessage(question).kind).not.toBe('card')
  })
})
