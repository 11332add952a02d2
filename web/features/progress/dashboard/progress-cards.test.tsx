// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Activity } from '#domain/progress/activity.ts'
import { AboutPoints } from './about-points.tsx'
import { AchievementList } from './achievement-list.tsx'
import { PointsBreakdown } from './points-breakdown.tsx'
import { RecentActivity } from './recent-activity.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('Points Breakdown', () => {
  it('has points and share of each category', () => {
    const points = { total: 30, interaction: 20, learning: 10, achievement: 0, consistency: 0 }
    render(<PointsBreakdown state={{ points, achievements: {} }} />)
    for (const text of ['20 points (67%)', '10 points (33%)']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getAllByText('0 points (0%)')).toHaveLength(2)
    expect(screen.queryByText(/from unlocked achievements/)).toBeNull()
  })

  it('says how much of a category came from unlocked achievements, which are no category of their own', () => {
    const points = { total: 43, interaction: 13, learning: 30, achievement: 0, consistency: 0 }
    const unlocked = { progress: 1, unlocked: true }
    const achievements = {
      'first-chat': unlocked,
      'deep-dive': { progress: 5, unlocked: true },
      'daily-streak-3': { progress: 1, unlocked: false },
    }
    render(<PointsBreakdown state={{ points, achievements }} />)
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines[0]).toContain('Of these, 10 points are from unlocked achievements.')
    expect(lines[1]).toContain('Of these, 20 points are from unlocked achievements.')
    expect(lines[2]).toMatch(/^Achievement \(exercises\)/)
    expect(lines[2]).not.toContain('unlocked')
    expect(lines[3]).not.toContain('unlocked')
  })
})

describe('Recent Activity', () => {
  const visit: Activity = {
    id: 'a',
    type: 'points',
    category: 'learning',
    points: 2,
    reason: 'module-visit',
    module: 'friendship',
    timestamp: '2026-11-21T10:00:00.000Z',
  }

  it('names what was counted, its points, and how long ago it was', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:05:00.000Z') })
    render(<RecentActivity activities={[visit]} titleOf={() => 'Friendship Coach'} />)
    const entry = within(screen.getByRole('listitem'))
    expect(entry.getByText('Visited Friendship Coach module')).toBeTruthy()
    expect(entry.getByText('about 2 hours ago')).toBeTruthy()
    expect(entry.getByText('+2')).toBeTruthy()
  })

  it('puts nothing into the future: what another page adds later, or a clock that is ahead', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:59:20.000Z') })
    const { rerender } = render(<RecentActivity activities={[]} titleOf={String} />)
    vi.setSystemTime(new Date('2026-11-21T10:00:10.000Z'))
    const ahead = { ...visit, id: 'b', timestamp: '2026-11-21T13:00:00.000Z' }
    rerender(<RecentActivity activities={[ahead, visit]} titleOf={String} />)
    expect(screen.getAllByText('less than a minute ago')).toHaveLength(2)
  })

  it('says so when there is none yet', () => {
    render(<RecentActivity activities={[]} titleOf={String} />)
    expect(
      screen.getByText(
        'No recent activities yet. Start interacting with modules to earn points and achievements!',
      ),
    ).toBeTruthy()
  })
})

describe('Achievements', () => {
  it('are all in progress at first', () => {
    render(<AchievementList held={{}} />)
    expect(
      screen.getByText("You haven't unlocked any achievements yet. Complete tasks to earn achievements!"),
    ).toBeTruthy()
    const bars = screen.getAllByRole('progressbar')
    expect(bars).toHaveLength(6)
    expect(screen.getByRole('progressbar', { name: 'First Chat Progress' })).toBeTruthy()
  })

  it('are listed as unlocked or with their progress', () => {
    render(
      <AchievementList
        held={{
          'first-chat': { progress: 1, unlocked: true },
          'conversation-master': { progress: 4, unlocked: false },
        }}
      />,
    )
    const unlocked = screen.getByRole('heading', { name: 'Unlocked' }).parentElement as HTMLElement
    expect(within(unlocked).getAllByRole('listitem')).toHaveLength(1)
    expect(within(unlocked).getByText('First Chat')).toBeTruthy()
    expect(within(unlocked).getByText(/10 interaction points\./)).toBeTruthy()
    const open = screen.getByRole('heading', { name: 'In Progress' }).parentElement as HTMLElement
    expect(within(open).getByText('4 of 10')).toBeTruthy()
  })
})

describe('About Points Categories', () => {
  it('is opened by Show Details and closed by Show Less', async () => {
    render(<AboutPoints />)
    expect(screen.queryByText('What gives points')).toBeNull()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: /Show Details/ }))
    expect(screen.getByText('What gives points')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /Show Less/ }))
    expect(screen.queryByText('What gives points')).toBeNull()
  })
})
