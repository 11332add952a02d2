// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceDataChange } from '#web/platform/data-changes.ts'
import { forgetPerson } from '#web/platform/private-data.ts'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { useCompanionName } from './use-companion-name.ts'

const route = 'GET /api/companion'
const shown = () => screen.getByRole('heading').textContent

function Heading() {
  return <h1>{useCompanionName()}</h1>
}
function open(answer: unknown) {
  const api = fakeApi({ [route]: answer })
  render(<Heading />)
  return api
}

beforeEach(() => forgetPerson())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe("the companion's name", () => {
  it("is 'AI Assistant' until another one is known", async () => {
    open({ name: 'Fern' })
    expect(shown()).toBe('AI Assistant')
    await waitFor(() => expect(shown()).toBe('Fern'))
  })

  it('follows each change of the answers', async () => {
    const api = open({ name: 'Fern' })
    await waitFor(() => expect(shown()).toBe('Fern'))
    api.answer(route, { name: 'Moss' })
    act(() => announceDataChange('settings'))
    expect(api.calls).toHaveLength(1)
    act(() => announceDataChange('answers'))
    await waitFor(() => expect(shown()).toBe('Moss'))
  })

  it('stays when it cannot be asked for', async () => {
    const api = open({ name: 'Fern' })
    await waitFor(() => expect(shown()).toBe('Fern'))
    api.answer(route, noConnection)
    act(() => announceDataChange('answers'))
    await waitFor(() => expect(api.calls).toHaveLength(2))
    expect(shown()).toBe('Fern')
  })

  it('is there at once on the next page, and gone after signing out', async () => {
    open({ name: 'Fern' })
    await waitFor(() => expect(shown()).toBe('Fern'))
    cleanup()
    open(noConnection)
    expect(shown()).toBe('Fern')
    act(() => forgetPerson())
    expect(shown()).toBe('AI Assistant')
  })

  it('is the one asked for last, whichever answer comes first', async () => {
    let answerFirst = (_name: object) => {}
    const api = open(
      new Promise((resolve) => {
        answerFirst = resolve
      }),
    )
    api.answer(route, { name: 'Moss' })
    act(() => announceDataChange('answers'))
    await waitFor(() => expect(shown()).toBe('Moss'))
    await act(async () => answerFirst({ name: 'Fern' }))
    await act(() => new Promise((resolve) => setImmediate(resolve)))
    expect(shown()).toBe('Moss')
  })

  it('is not taken from an answer that comes after the session ended', async () => {
    let answer = (_name: object) => {}
    open(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    act(() => forgetPerson())
    await act(async () => answer({ name: 'Fern' }))
    await act(() => new Promise((resolve) => setImmediate(resolve)))
    expect(shown()).toBe('AI Assistant')
  })
})
