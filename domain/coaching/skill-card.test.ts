import { describe, expect, it } from 'vitest'
import { skillCardFrontMatter } from './skill-card.ts'

const frontMatter = {
  title: 'Laundry',
  summary: 'One load.',
  questions: ['How do I wash?', 'What goes together?'],
  keywords: ['laundry', 'wash', 'clothes'],
  related: ['cleaning'],
}
const read = (contentNotes: unknown) => skillCardFrontMatter.safeParse({ ...frontMatter, contentNotes })

describe('the content notes of a card', () => {
  it('may be left out: most cards have none', () => {
    expect(skillCardFrontMatter.parse(frontMatter).contentNotes).toEqual([])
  })

  it('name matters of the list', () => {
    expect(read(['abuse', 'violence']).data?.contentNotes).toEqual(['abuse', 'violence'])
  })

  it.each([
    ['a word of its own', ['spiders']],
    ['a matter twice', ['death', 'death']],
    ['a text in place of a list', 'death'],
  ])('are refused with %s', (_, contentNotes) => {
    expect(read(contentNotes).success).toBe(false)
  })
})
