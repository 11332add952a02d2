import { describe, expect, it } from 'vitest'
import {
  converse,
  makeCard,
  makeGeneralAnswer,
  makeLibrary,
  makeSituation,
  optionsOf,
  type Script,
  textsOfKind,
} from './testing.ts'

const library = makeLibrary(
  [
    makeSituation('cancels', { title: 'My friend cancels again and again.' }),
    makeSituation('report', { with: 'colleague' }),
    makeSituation('froze', { cardId: 'heavy' }),
  ],
  [{ ...makeCard('heavy'), isHeavy: true }],
  [
    makeGeneralAnswer('tell-or-not', {
      id: 'tell',
      answer: 'Tell a small part.',
      title: 'Whether to tell it',
    }),
    makeGeneralAnswer('tell-or-not', { id: 'tell-work', answer: 'Say what you saw.', with: 'colleague' }),
    makeGeneralAnswer('tell-or-not', { id: 'tell-parent', answer: 'Ask your child first.', who: 'parent' }),
    makeGeneralAnswer('which-way', { id: 'way', title: 'How to decide' }),
    makeGeneralAnswer('tells-good-moment', { id: 'good', answer: 'That is good to read.' }),
    makeGeneralAnswer('is-it-me', { id: 'me', title: 'Whether I am strange' }),
    makeGeneralAnswer('tells-loss', { id: 'loss', answer: 'I am sorry.' }),
    makeGeneralAnswer('danger', { id: 'danger', title: 'Somebody may be in danger' }),
  ],
)
const script: Script = {
  'It was Dante. do i tell her?': { needs: { 'tell-or-not': 0.5 } },
  'do i tell the boss': { is: { report: 0.06 }, needs: { 'tell-or-not': 0.5 } },
  'do i tell his teacher': { who: 'parent', needs: { 'tell-or-not': 0.5 } },
  'hard to say': { is: { cancels: 0.06 }, needs: { 'which-way': 0.18, 'tell-or-not': 0.15, danger: 0.1 } },
  'Hello dear. I got it! Desk and all.': { needs: { 'tells-good-moment': 0.6 }, asks: 'tell' },
  'four puppies!': { is: { cancels: 0.3 }, needs: { 'tells-good-moment': 0.8 } },
  'he shaves. with the door closed.': {
    is: { cancels: 0.2 },
    needs: { 'tells-good-moment': 0.35, 'tells-everyday': 0.1 },
  },
  'my son said "that is seven percent" and Ron laughed': {
    needs: { 'tells-good-moment': 0.35, 'tells-unfairness': 0.1 },
  },
  'froze, I think': { is: { froze: 0.25 } },
  'I froze when he touched me': { is: { froze: 0.5 } },
  'the bell answered and I could not speak': { needs: { 'tells-loss': 0.3, 'tells-everyday': 0.2 } },
  'the bell answered and I cried': { needs: { 'tells-loss': 0.3 }, asks: 'tell' },
  'everybody does it so': { needs: { 'is-it-me': 0.25, 'which-way': 0.2 } },
  'why whistle': { needs: { 'tells-everyday': 0.2, 'tells-unfairness': 0.2 } },
  'forty years and nobody noticed, ha': { needs: { 'tells-shame': 0.4, 'tells-good-moment': 0.35 } },
  'he moved, do I ask': { is: { cancels: 0.25 }, needs: { 'tell-or-not': 0.6, 'which-way': 0.3 } },
  'Bess was put down. I dug the hole!': { needs: { 'tells-good-moment': 0.6 }, asks: 'tell' },
  'She passed. do I go there?': { needs: { 'which-way': 0.6 } },
  'she cancelled, do I tell her': { is: { cancels: 0.5 }, needs: { 'tell-or-not': 0.9 } },
}
const ask = (...turns: string[]) => converse({ library, script }, ...turns)
const first = (text: string) => {
  const [reply] = ask(text)
  if (!reply) throw new Error('no reply')
  return reply
}

describe('a message that no situation fits', () => {
  it('is answered by what kind of thing it needs, below the words that ask for it', () => {
    const reply = first('It was Dante. do i tell her?')
    expect(textsOfKind(reply, 'answer')).toEqual(['You ask: "do i tell her?"', 'Tell a small part.'])
    expect(textsOfKind(reply, 'words')).not.toEqual([])
  })

  it('is answered for the circle in which it happens, and for the one who writes', () => {
    expect(textsOfKind(first('do i tell the boss'), 'answer')).toContain('Say what you saw.')
    expect(textsOfKind(first('do i tell his teacher'), 'answer')).toContain('Ask your child first.')
  })

  it('is not asked on a guess whether the person is strange', () => {
    expect(optionsOf(first('everybody does it so'))).toEqual(['How to decide'])
  })

  it('gets the likeliest needs as options where none is sure, and a word of danger only where that is', () => {
    const reply = first('hard to say')
    expect(textsOfKind(reply, 'answer')[0]).toMatch(/I am not sure which/)
    expect(optionsOf(reply)).toEqual([
      'How to decide',
      'Whether to tell it',
      'My friend cancels again and again.',
    ])
  })

  it('is answered once one of them is chosen, and can be talked about from there', () => {
    const [, chosen, words] = ask('hard to say', 'Whether to tell it', 'Words to say.')
    expect(chosen && textsOfKind(chosen, 'answer')).toContain('Tell a small part.')
    expect(words && textsOfKind(words, 'words')).not.toEqual([])
  })

  it('comes before a guess at a situation, which is offered first below', () => {
    const reply = first('he moved, do I ask')
    expect(textsOfKind(reply, 'answer')).toContain('Tell a small part.')
    expect(optionsOf(reply)[0]).toBe('My friend cancels again and again.')
  })

  it('stands behind a situation that is known', () => {
    expect(textsOfKind(first('she cancelled, do I tell her'), 'answer')).toContain('The answer to cancels.')
  })
})

describe('a message that tells of loss', () => {
  it('is never called good, however it is read', () => {
    expect(textsOfKind(first('Bess was put down. I dug the hole!'), 'answer')).not.toContain(
      'That is good to read.',
    )
  })

  it('is not answered by a lesser need', () => {
    expect(textsOfKind(first('She passed. do I go there?'), 'answer')[0]).toMatch(/I am not sure/)
  })
})

describe('something that is only told', () => {
  it('is taken up in its own words, with what would help as options', () => {
    const reply = first('Hello dear. I got it! Desk and all.')
    expect(textsOfKind(reply, 'answer')).toEqual(['You write: "I got it!"', 'That is good to read.'])
    expect(optionsOf(reply)).toContain('I only wanted to tell it.')
  })

  it('is not answered with a guess that gives advice', () => {
    expect(textsOfKind(first('four puppies!'), 'answer')).toContain('That is good to read.')
  })

  it('is taken up where the kinds of telling are sure together, and no single one is', () => {
    expect(textsOfKind(first('he shaves. with the door closed.'), 'answer')).toContain(
      'That is good to read.',
    )
    expect(textsOfKind(first('why whistle'), 'answer')).not.toContain(
      'I have read it. Thank you for telling me.',
    )
  })

  it('is not called a loss where that is a guess and no word of it was written', () => {
    expect(textsOfKind(first('the bell answered and I could not speak'), 'answer')).not.toContain(
      'I am sorry.',
    )
    expect(textsOfKind(first('the bell answered and I cried'), 'answer')).toContain('I am sorry.')
  })

  it('is called neither a joy nor a shame where it may be both', () => {
    expect(textsOfKind(first('forty years and nobody noticed, ha'), 'answer')).toEqual([
      'I have read it. Thank you for telling me.',
    ])
  })

  it('is taken up and not explained, where it quotes somebody', () => {
    const reply = first('my son said "that is seven percent" and Ron laughed')
    expect(textsOfKind(reply, 'answer')).toContain('That is good to read.')
  })
})

describe('a card on violence, sexual matters or the like', () => {
  it('is given where its situation is known, and never as a guess', () => {
    const guess = first('froze, I think')
    expect(textsOfKind(guess, 'answer')[0]).toMatch(/I am not sure/)
    expect(JSON.stringify(guess.parts)).not.toContain('The answer to froze.')
    expect(textsOfKind(first('I froze when he touched me'), 'answer')).toContain('The answer to froze.')
  })
})
