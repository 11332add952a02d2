// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TaskReply, TaskRunForm } from '#domain/tasks/contract.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { StandInSafetyCard } from '#web/testing/stand-in-safety-card.tsx'
import { TaskBreaker } from './task-breaker.tsx'

const RUN = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c0de'
vi.mock('../../platform/make-id.ts', () => ({ makeId: () => RUN }))

const part = (text: string) => ({ text, minutes: [1, 2] as [number, number] })
const task: TaskReply = {
  id: 'tea',
  title: 'Make tea',
  notFor: 'Not with a broken kettle.',
  plan: {
    needs: ['A cup'],
    energy: 'low',
    steps: ['Boil', 'Pour', 'Drink'].map((text) => ({
      text,
      parts: [part(`${text} one`), part(`${text} two`)],
    })),
  },
}
const summary = { id: 'tea', title: 'Make tea', energy: 'low', time: { doing: [6, 12], long: [0, 0] } }
const button = (name: string | RegExp) => screen.findByRole('button', { name })

function open(found: unknown[] = [summary], isOnline = true) {
  fakeApi({
    'GET /api/tasks': { tasks: [summary] },
    'GET /api/tasks/tea': task,
    'GET /api/task-runs': { runs: [] },
    [`PUT /api/task-runs/${RUN}`]: isOnline ? { run: {}, safety: null } : noConnection,
    'POST /api/tasks/find': { tasks: found, safety: null },
  })
  const onFinished = vi.fn()
  render(
    <MemoryRouter>
      <TaskBreaker
        userId="u1"
        isChatBegun={false}
        isBuiltInCoach
        onUsage={vi.fn()}
        onFinished={onFinished}
        SafetyCard={StandInSafetyCard}
      />
    </MemoryRouter>,
  )
  return { onFinished, user: userEvent.setup() }
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  standInForBrowser()
})
afterEach(leaveNothing)

it('finds a task, shows what it takes, and leads through its steps to the end', async () => {
  const { user, onFinished } = open()
  await user.type(screen.getByLabelText('What is the task?'), 'tea')
  await user.click(await button('Find steps'))
  expect(await screen.findByText('1 task fits these words.')).toBeTruthy()
  await user.click(await button(/^Make tea/))
  expect(await screen.findByText('About 6 to 12 minutes.')).toBeTruthy()
  await user.click(screen.getByLabelText('Fewer, larger steps (3 steps)'))
  await user.click(await button('Show the steps'))
  await user.click(await button('Split this step: Boil'))
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  await user.click(await button('One at a time'))
  expect(document.activeElement?.textContent?.trim()).toBe('Boil one')
  for (const next of ['Boil two', 'Pour', 'Drink']) {
    await user.click(await button('Done'))
    expect(document.activeElement?.textContent?.trim()).toBe(next)
  }
  await user.click(await button('Done'))
  expect(await screen.findByText('All steps are done.')).toBeTruthy()
  expect(onFinished).toHaveBeenCalledExactlyOnceWith('tea')
})

it('takes own steps where nothing fits, says that no model writes them, and splits them by writing', async () => {
  const { user } = open([])
  await user.type(screen.getByLabelText('What is the task?'), 'Feed my snake')
  await user.click(await button('Find steps'))
  expect(await screen.findByText('No task here fits these words.')).toBeTruthy()
  expect(screen.getByText(/has no AI model/)).toBeTruthy()
  await user.click(await button('Write my own steps'))
  await user.click(await button('Show the steps'))
  expect(await screen.findByText('Write at least one step.')).toBeTruthy()
  await user.type(screen.getByLabelText('Steps, one on each line'), 'Get the food{Enter}Open the box')
  await user.click(await button('Show the steps'))
  await user.click(await button('Split this step: Get the food'))
  await user.clear(screen.getByLabelText('Smaller steps, one on each line'))
  await user.type(screen.getByLabelText('Smaller steps, one on each line'), 'Stand up{Enter}Walk')
  await user.click(await button('Put them in its place'))
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
})

it('keeps on the device what could not be sent, for the next visit', async () => {
  const { user } = open([], false)
  await user.type(screen.getByLabelText('What is the task?'), 'Feed my snake')
  await user.click(await button('Find steps'))
  await user.click(await button('Write my own steps'))
  await user.type(screen.getByLabelText('Steps, one on each line'), 'Get the food')
  await user.click(await button('Show the steps'))
  await waitFor(() => {
    const kept = JSON.parse(localStorage.getItem('wayfern.draft.u1.task') ?? '{}') as { form?: TaskRunForm }
    expect(kept.form?.title).toBe('Feed my snake')
  })
})
