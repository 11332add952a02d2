import { describe, expect, it } from 'vitest'
import { strongBeginning } from './strong-beginning.ts'

describe('the first sentence of a reply', () => {
  it.each([
    ['It means a short talk. The topic is named.', '**It means a short talk.** The topic is named.'],
    ['The words do not say "trouble." They ask.', '**The words do not say "trouble."** They ask.'],
    ['One line without an end', '**One line without an end**'],
    ['One line\n\nand more.', '**One line**\n\nand more.'],
    ['Is she angry? Maybe.', '**Is she angry?** Maybe.'],
  ])('%j is strong', (text, strong) => expect(strongBeginning(text)).toBe(strong))

  it.each([
    '',
    '## Plan\n\ntext',
    '- one\n- two',
    '1. one',
    '> said',
    '| a | b |\n| - | - |',
    'It **often** means "not now". Ask.',
    'See [the card](/x). Then ask.',
    '`code` is here.',
    `${'A long sentence '.repeat(10)}ends here.`,
  ])('%j stays as it is', (text) => expect(strongBeginning(text)).toBe(text))

  it('is strong from its first word on while it grows', () => {
    const reply = 'It means a short talk. Ask.'
    for (let end = 1; end <= reply.length; end += 1)
      expect(strongBeginning(reply.slice(0, end)), String(end)).toMatch(/^\*\*\S/)
  })
})
