// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { HelpLinesReply } from '#domain/safety/contract.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { CallFirst } from './call-first.tsx'
import { HelpLinesCard } from './help-lines-card.tsx'

const open = (given: Partial<HelpLinesReply> = {}) =>
  render(
    <>
      <CallFirst help={{ ...safetyReplyOf().help, ...given }} />
      <HelpLinesCard help={{ ...safetyReplyOf().help, ...given }} choice="Choose a country" />
    </>,
  )
const offer = 'These lines are for this country: United States. Your time zone suggests it.'

afterEach(cleanup)

describe('the help lines', () => {
  it('are those of the chosen country, with who checked them and when', () => {
    open()
    expect(screen.getByRole('link', { name: /Call 911/ })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'More help lines: United States' })).toBeTruthy()
    expect(screen.getByText('Last checked on November 21, 2026 by the test.')).toBeTruthy()
    expect(screen.queryByText(offer)).toBeNull()
  })

  it('say that nobody has checked them, and name no day, where that is so', () => {
    open({ checked: null })
    expect(screen.getByText(/^The operator of this site has not checked these lines yet\./)).toBeTruthy()
    expect(screen.queryByText(/Last checked/)).toBeNull()
  })

  it('of a country that the time zone suggests say so', () => {
    open({ isOffered: true })
    expect(screen.getByText(offer)).toBeTruthy()
  })

  it('are international without a country', () => {
    open({ country: null })
    expect(screen.getByRole('heading', { name: 'More help lines: international' })).toBeTruthy()
  })
})
