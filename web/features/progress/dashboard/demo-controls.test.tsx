// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { takeReportedEvents } from '../store/progress-reporter.ts'
import { DemoControls } from './demo-controls.tsx'

afterEach(cleanup)

it.each([
  ['+5 interaction (Started a conversation)', { type: 'demo-points-granted', category: 'interaction' }],
  ['+10 learning (Learned a new skill)', { type: 'demo-points-granted', category: 'learning' }],
  ['+15 achievement (Completed a challenge)', { type: 'demo-points-granted', category: 'achievement' }],
  ['+5 consistency (Daily login bonus)', { type: 'demo-points-granted', category: 'consistency' }],
  ['+1 first-chat', { type: 'demo-achievement-advanced', achievement: 'first-chat' }],
  ['+1 conversation-master', { type: 'demo-achievement-advanced', achievement: 'conversation-master' }],
  ['+1 diverse-learner', { type: 'demo-achievement-advanced', achievement: 'diverse-learner' }],
  ['+1 deep-dive', { type: 'demo-achievement-advanced', achievement: 'deep-dive' }],
])('"%s" grants it once', async (name, event) => {
  const take = vi.fn()
  const stop = takeReportedEvents(take)
  render(<DemoControls />)
  await userEvent.setup().click(screen.getByRole('button', { name }))
  stop()
  expect(take).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(event))
})
