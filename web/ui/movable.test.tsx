// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { MovablePlace, useMovable } from './movable.tsx'

function Page({ isNarrow }: { isNarrow: boolean }) {
  const { content, host } = useMovable(<input aria-label="Task" />)
  const place = <MovablePlace host={host} />
  return (
    <>
      {content}
      {!isNarrow && <header>{place}</header>}
      <main>{isNarrow && place}</main>
    </>
  )
}

it('stands where its place is, and keeps what was written when it moves there and back', async () => {
  const { rerender } = render(<Page isNarrow={false} />)
  await userEvent.type(screen.getByLabelText('Task'), 'dishes')
  expect(screen.getByRole('banner').contains(screen.getByLabelText('Task'))).toBe(true)
  rerender(<Page isNarrow />)
  expect(screen.getByRole('main').contains(screen.getByLabelText('Task'))).toBe(true)
  rerender(<Page isNarrow={false} />)
  expect(screen.getByRole('banner').contains(screen.getByLabelText('Task'))).toBe(true)
  expect(screen.getByLabelText('Task')).toHaveProperty('value', 'dishes')
})
