import { describe, expect, it } from 'vitest'
import { ownDraft } from './own-draft.ts'
import { makeLibrary } from './testing.ts'

const library = {
  ...makeLibrary([], []),
  soften: (text: string) => text.replace(/,? you (?:total )?fool/, ''),
}
const draftOf = (text: string) => ownDraft({ text, library })

describe('a draft of own words', () => {
  it('is what the person wants to say', () => {
    expect(draftOf('how do I tell her that I cannot come on Sunday')).toBe('I cannot come on Sunday.')
  })

  it('is not given where an insult or an accusation is what it says', () => {
    expect(draftOf('how do I tell him that he is a liar')).toBeUndefined()
    expect(draftOf('how do I tell her that her new man is abusing her')).toBeUndefined()
    expect(draftOf('help me tell him that I am done, you total fool')).toBeUndefined()
  })

  it('is not given where it is asked how something can be told, and not what', () => {
    expect(draftOf('how do I tell the teacher without the whole class knowing')).toBeUndefined()
  })

  it('is not given where it is a story', () => {
    expect(draftOf(`how do I tell her that ${'I went there and waited and '.repeat(8)}left`)).toBeUndefined()
  })
})
