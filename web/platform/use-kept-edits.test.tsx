// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearDrafts, draftKey, readDraft, writeDraft } from './draft-storage.ts'
import { forgetPrivateData } from './private-data.ts'
import { useKeptEdits } from './use-kept-edits.ts'

const key = draftKey('u1', 'form')
const isText = (value: unknown): value is string => typeof value === 'string'
const open = () => renderHook(() => useKeptEdits(key, isText)).result

beforeEach(() => clearDrafts('u1'))
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
    expect(readDraft(key)).toBe('')
  })

  it('is not written back after its person has signed out', () => {
    const form = open()
    act(() => form.current.edit('name', 'Robin'))
    act(() => form.current.edit('bio', 'first'))
    forgetPrivateData('u1')
    act(() => form.current.settle({ name: 'Robin' }))
    act(() => form.current.edit('bio', 'second'))
    expect(readDraft(key)).toBe('')
  })

  it('does not touch what the next one of the same name has begun', () => {
    const form = open()
    forgetPrivateData('u1')
    const next = open()
    act(() => next.current.edit('name', 'Robin'))
    act(() => form.current.discard())
    expect(open().current.edits).toEqual({ name: 'Robin' })
  })

  it.each(['{broken', 'null', '{"name":5}'])('is empty when the device holds %s', (text) => {
    writeDraft(key, text)
    expect(open().current.edits).toEqual({})
  })
})
