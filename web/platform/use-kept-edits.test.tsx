// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDrafts, draftKey, listDraftPlaces, writeDraft } from './draft-storage.ts'
import { forgetPrivateData } from './private-data.ts'
import { useKeptEdits } from './use-kept-edits.ts'

const key = draftKey('u1', 'form')
const isText = (value: unknown): value is string => typeof value === 'string'
const onTakeOver = vi.fn()
const open = () =>
  renderHook(() => useKeptEdits({ userId: 'u1', place: 'form', isValue: isText, onTakeOver })).result
/** As another tab keeps it. */
const leave = (tab: string, edits: object) => writeDraft(`${key}@${tab}`, JSON.stringify(edits))

beforeEach(() => {
  clearDrafts('u1')
  onTakeOver.mockClear()
})
afterEach(cleanup)

describe('what is not saved yet', () => {
  it('survives a reload', () => {
    const form = open()
    act(() => form.current.edit('name', 'Robin'))
    act(() => form.current.edit('bio', ''))
    expect(open().current.edits).toEqual({ name: 'Robin', bio: '' })
  })

  it('is forgotten once it is saved, but not what was changed again meanwhile', () => {
    const form = open()
    act(() => form.current.edit('name', 'Robin'))
    act(() => form.current.edit('bio', 'first'))
    const sent = form.current.edits
    act(() => form.current.edit('bio', 'second'))
    act(() => form.current.settle(sent))
    expect(form.current.edits).toEqual({ bio: 'second' })
    expect(open().current.edits).toEqual({ bio: 'second' })
  })

  it('leaves nothing behind when it is discarded', () => {
    const form = open()
    act(() => form.current.edit('name', 'Robin'))
    act(() => form.current.discard())
    expect(form.current.edits).toEqual({})
    expect(listDraftPlaces('u1')).toEqual([])
  })

  it('is not written back after its person has signed out', () => {
    const form = open()
    act(() => form.current.edit('name', 'Robin'))
    act(() => form.current.edit('bio', 'first'))
    forgetPrivateData('u1')
    act(() => form.current.settle({ name: 'Robin' }))
    act(() => form.current.edit('bio', 'second'))
    expect(listDraftPlaces('u1')).toEqual([])
  })

  it('does not touch what the next one of the same name has begun', () => {
    const form = open()
    forgetPrivateData('u1')
    const next = open()
    act(() => next.current.edit('name', 'Robin'))
    act(() => form.current.discard())
    expect(open().current.edits).toEqual({ name: 'Robin' })
  })

  it.each(['{broken', 'null', '{"name":5}'])('is empty when the device holds %s', async (text) => {
    writeDraft(key, text)
    const form = open()
    await waitFor(() => expect(listDraftPlaces('u1')).toEqual([]))
    expect(form.current.edits).toEqual({})
    expect(onTakeOver).not.toHaveBeenCalled()
  })
})

describe('the same form in another tab', () => {
  afterEach(() => vi.unstubAllGlobals())
  const openTabs = (...tabs: string[]) =>
    vi.stubGlobal('navigator', {
      locks: {
        request: () => new Promise(() => {}),
        query: async () => ({ held: tabs.map((tab) => ({ name: `wayfern.tab.${tab}` })), pending: [] }),
      },
    })

  it('has changes of its own, which this one neither shows nor replaces', async () => {
    openTabs('other')
    leave('other', { name: 'Ada' })
    const form = open()
    await act(async () => form.current.edit('name', 'Robin'))
    expect(form.current.edits).toEqual({ name: 'Robin' })
    expect(localStorage.getItem(`${key}@other`)).toBe('{"name":"Ada"}')
  })

  it('leaves its changes to this one when it is closed', async () => {
    openTabs()
    leave('closed', { name: 'Ada', bio: 'ferns' })
    const form = open()
    await waitFor(() => expect(form.current.edits).toEqual({ name: 'Ada', bio: 'ferns' }))
    expect(onTakeOver).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', bio: 'ferns' })
    expect(localStorage.getItem(`${key}@closed`)).toBeNull()
    expect(open().current.edits).toEqual({ name: 'Ada', bio: 'ferns' })
  })

  it('keeps what it left while there are changes here: those of two forms are not mixed', async () => {
    openTabs()
    leave('one', { name: 'Ada' })
    leave('two', { name: 'Robin' })
    const form = open()
    await waitFor(() => expect(form.current.edits).not.toEqual({}))
    const taken = form.current.edits.name
    await act(async () => form.current.discard())
    const next = open()
    await waitFor(() => expect(next.current.edits).not.toEqual({}))
    expect([taken, next.current.edits.name].sort()).toEqual(['Ada', 'Robin'])
  })
})
