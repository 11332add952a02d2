import { describe, expect, it } from 'vitest'
import { converse, makeCard, makeLibrary, makeSituation } from './testing.ts'

const library = makeLibrary(
  [
    makeSituation('pupils'),
    makeSituation('teachers', { who: 'teacher' }),
    makeSituation('dark', { now: 'Call a crisis line.' }),
    makeSituation('light'),
  ],
  [makeCard('card-one')],
)
const firstOf = (text: string, script: Parameters<typeof converse>[0]['script']) =>
  converse({ library, script }, text)
    .at(-1)
    ?.parts.find((part) => part.kind === 'answer' && part.text.startsWith('The answer'))

describe('who writes', () => {
  it('decides between a situation of their own and one of somebody else that was read as likelier', () => {
    const is = { pupils: 0.5, teachers: 0.45 }
    expect(firstOf('he hides', { 'he hides': { is, who: 'teacher' } })).toMatchObject({
      text: 'The answer to teachers.',
    })
    expect(firstOf('he hides', { 'he hides': { is, who: 'person' } })).toMatchObject({
      text: 'The answer to pupils.',
    })
  })
})

describe('an answer that speaks of death', () => {
  it('is not given as a guess to somebody who may mean another thing', () => {
    const is = { dark: 0.28, light: 0.25 }
    const offered = converse({ library, script: { hm: { is } } }, 'hm').flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'options' ? part.options : [])),
    )
    expect(offered).toMatchObject([{ answer: 'The answer to light.' }])
  })

  it('is not given to good news in which nobody died', () => {
    const mourned = makeLibrary(
      [makeSituation('mourning', { matter: 'The grandmother died.' }), makeSituation('happy')],
      [makeCard('card-one')],
    )
    const script = {
      'she said yes': { is: { mourning: 0.5, happy: 0.45 } },
      'gran died': { is: { mourning: 0.5 } },
    }
    const answered = (text: string) =>
      converse({ library: mourned, script }, text)
        .at(-1)
        ?.parts.flatMap((part) => (part.kind === 'answer' ? [part.text] : []))
    expect(answered('she said yes')).toContain('The answer to happy.')
    expect(answered('gran died')).toContain('The answer to mourning.')
  })

  it('is given where it is what is meant', () => {
    expect(firstOf('hm', { hm: { is: { dark: 0.8 } } })).toMatchObject({ text: 'The answer to dark.' })
  })
})
