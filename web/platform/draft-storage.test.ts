// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftKey, listDraftPlaces, readDraft, writeDraft } from './draft-storage.ts'
import { forgetPerson, forgetPrivateData, onForgetPrivateData } from './private-data.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())
const own = draftKey('u1', 'friendship')

describe('unsent texts', () => {
  it('are kept per person and place', () => {
    writeDraft(own, 'mine')
    expect(readDraft(own)).toBe('mine')
    expect(readDraft(draftKey('u2', 'friendship'))).toBe('')
    expect(readDraft(draftKey('u1', 'coaching'))).toBe('')
  })

  it('are listed by place, for the one who wrote them', () => {
    writeDraft(own, 'mine')
    writeDraft(draftKey('u1', 'rewriter.context'), 'mine too')
    writeDraft(draftKey('u2', 'coaching'), 'theirs')
    expect(listDraftPlaces('u1').sort()).toEqual(['friendship', 'rewriter.context'])
  })

  it('leave nothing behind when they are emptied', () => {
    writeDraft(own, 'mine')
    writeDraft(own, '')
    expect(localStorage.length).toBe(0)
  })

  it("are removed when their writer signs out, and nothing else is: another one's stay for them", () => {
    const theirs = draftKey('u2', 'coaching')
    writeDraft(own, 'mine')
    writeDraft(theirs, 'theirs')
    localStorage.setItem('wayfern.look', '{}')
    forgetPrivateData('u1')
    expect(Object.keys(localStorage).sort()).toEqual([theirs, 'wayfern.look'])
  })

  it('stay when the session ended in another way, for the one who wrote them; what a tab kept goes', () => {
    writeDraft(own, 'mine')
    sessionStorage.setItem('wayfern.skills-search', 'alone')
    forgetPerson()
    expect(readDraft(own)).toBe('mine')
    expect(sessionStorage.length).toBe(0)
  })

  it('are not written back by what the page still held in memory', () => {
    onForgetPrivateData(() => writeDraft(own, 'written at the last moment'))
    forgetPrivateData('u1')
    expect(readDraft(own)).toBe('')
  })

  it('do no harm where nothing can be stored', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    writeDraft(own, 'mine')
    expect(readDraft(own)).toBe('')
    expect(listDraftPlaces('u1')).toEqual([])
    forgetPrivateData('u1')
  })
})
