// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ExampleQuestions } from './example-questions.tsx'

const examples = ['One?', 'Two?', 'Three?', 'Four?']
const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

afterEach(cleanup)

it('shows the first questions and the others on request, where the keyboard goes on', async () => {
  render(<ExampleQuestions examples={examples} shownFirst={2} isBusy={false} onAsk={vi.fn()} />)
  expect(shown()).toEqual(['One?', 'Two?', 'Show 2 more questions'])
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more questions' }))
  expect(shown()).toEqual(examples)
  expect(document.activeElement?.textContent).toBe('Three?')
})

it('sends a question that is selected, but none while a reply is under way', async () => {
  const onAsk = vi.fn()
  const { rerender } = render(<ExampleQuestions examples={examples} isBusy onAsk={onAsk} />)
  expect(shown()).toEqual(examples)
  await userEvent.click(screen.getByRole('button', { name: 'Four?' }))
  rerender(<ExampleQuestions examples={examples} isBusy={false} onAsk={onAsk} />)
  await userEvent.click(screen.getByRole('button', { name: 'Four?' }))
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('Four?')
})
