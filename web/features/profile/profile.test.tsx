// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_AVATAR_BYTES } from '#domain/profile/avatar-limits.ts'
import type { ProfileReply } from '#domain/profile/contract.ts'
import { announceDataChange } from '#web/platform/data-changes.ts'
import { clearDrafts } from '#web/platform/draft-storage.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { showElements } from '#web/testing/show-pages.tsx'
import { StandInSafetyCard } from '#web/testing/stand-in-safety-card.tsx'
import { toastStore } from '#web/ui/toast.ts'
import { Profile } from './profile.tsx'

const empty: ProfileReply = {
  id: 'u1',
  email: 'ada@example.org',
  fullName: '',
  bio: null,
  avatarUrl: null,
  neurodivergentProfile: null,
  companionName: null,
}
const full: ProfileReply = {
  ...empty,
  fullName: 'Ada Moss',
  bio: 'I like ferns.\nAnd rain.',
  avatarUrl: '/avatars/v1',
  neurodivergentProfile: 'autistic, ADHD',
  companionName: 'Fern',
}
const READ = 'GET /api/profile'
const SAVE = 'PUT /api/profile'
const UPLOAD = 'PUT /api/profile/avatar'
const REMOVE = 'DELETE /api/profile/avatar'

const shownToast = () => toastStore.getState().shown
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function open(profile: unknown, answers: Record<string, unknown> = {}) {
  const api = fakeApi({ [READ]: profile, ...answers })
  const onSaved = vi.fn()
  const element = (
    <main>
      <Profile
        plant={null}
        standing={null}
        achievements={<p>The achievements</p>}
        onSaved={onSaved}
        SafetyCard={StandInSafetyCard}
      />
    </main>
  )
  await showElements('/', { '/': element })
  return { api, onSaved, user: userEvent.setup({ applyAccept: false }) }
}
async function edit(profile: unknown, answers: Record<string, unknown> = {}) {
  const page = await open(profile, answers)
  await page.user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  return page
}

beforeEach(() => {
  clearDrafts('u1')
  queryClient.setDefaultOptions({ queries: { retry: false } })
})
afterEach(leaveNothing)

describe('the profile', () => {
  it('shows what is known under Information', async () => {
    await open(full)
    expect(screen.getByText('Loading profile...')).toBeTruthy()
    await screen.findByText('Ada Moss')
    expect(screen.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeTruthy()
    expect(screen.getByText('Manage your profile information and view your achievements.')).toBeTruthy()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Information',
      'Achievements',
      'AI Companion',
    ])
    expect(fact('Your full name')).toBe('Ada Moss')
    expect(fact('About Me')).toBe('I like ferns.\nAnd rain.')
    expect(fact('Neurodivergent profile')).toBe('autistic, ADHD')
    expect(screen.getByAltText('Your profile picture').getAttribute('src')).toBe('/avatars/v1')
  })

  it('says what is empty', async () => {
    const { user } = await open(empty)
    await screen.findByText('No bio provided')
    expect(fact('Your full name')).toBe('Not specified')
    expect(fact('Neurodivergent profile')).toBe('Not specified')
    await user.click(screen.getByRole('tab', { name: 'AI Companion' }))
    expect(fact('Name of your AI companion')).toBe('AI Assistant')
  })

  it('invites to write the first sentences, and goes to their field', async () => {
    const { user } = await open(empty)
    await user.click(await screen.findByRole('button', { name: 'Write about me' }))
    expect(document.activeElement).toBe(field('About Me'))
  })

  it('invites nobody who wrote something', async () => {
    await open(full)
    await screen.findByText('Ada Moss')
    expect(screen.queryByRole('button', { name: 'Write about me' })).toBeNull()
  })

  it('has the achievements in their tab, and leads from the companion to its settings', async () => {
    const { user } = await open(full)
    await user.click(await screen.findByRole('tab', { name: 'Achievements' }))
    expect(screen.getByText('The achievements')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'AI Companion' }))
    expect(fact('Name of your AI companion')).toBe('Fern')
    const link = screen.getByRole('link', { name: 'AI Companion settings' })
    expect(link.getAttribute('href')).toBe('/dashboard/settings?tab=ai')
  })

  it.each([refusal('not-found'), noConnection])('that cannot be loaded says so', async (answer) => {
    const { api, user } = await open(answer)
    await screen.findByRole('heading', { name: 'Profile Not Found' })
    expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(shownToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to load profile information.',
      variant: 'destructive',
    })
    api.answer(READ, full)
    await user.click(button('Try again'))
    await screen.findByText('Ada Moss')
  })

  it.each([
    ['it has loaded', full, 'Your Profile'],
    ['it cannot be loaded', refusal('unexpected'), 'Profile Not Found'],
  ])('keeps the focus on its heading when %s', async (_when, profile, title) => {
    queryClient.setDefaultOptions({ queries: { retry: false } })
    let answer: (value: unknown) => void = () => undefined
    open(new Promise((resolve) => (answer = resolve)))
    const loading = await screen.findByText('Loading profile...')
    act(() => screen.getByRole('heading', { level: 1 }).focus())
    answer(profile)
    await waitFor(() => expect(loading.isConnected).toBe(false))
    await waitFor(() => expect(document.activeElement?.textContent).toBe(title))
  })

  it('follows a change on another device', async () => {
    const { api } = await open(full)
    await screen.findByText('Ada Moss')
    api.answer(READ, { ...full, neurodivergentProfile: 'autistic' })
    act(() => announceDataChange('answers'))
    await waitFor(() => expect(fact('Neurodivergent profile')).toBe('autistic'))
  })
})

describe('edit mode', () => {
  it('shows the safety card beside what was saved', async () => {
    standInForBrowser()
    const { user } = await edit(full, { [SAVE]: { ...full, bio: 'Gone soon', safety: safetyReplyOf() } })
    await user.clear(field('About Me'))
    await user.type(field('About Me'), 'Gone soon')
    await user.click(button('Save Changes'))
    expect(await screen.findByText('Card: You may be in danger (saved)')).toBeTruthy()
    expect(fact('About Me')).toBe('Gone soon')
    await user.click(button('I meant something else'))
    expect(screen.queryByText(/Card:/)).toBeNull()
  })

  it('begins in the first field and saves what was changed, and nothing else', async () => {
    const saved = { ...full, fullName: 'Ada M.', bio: null }
    const { api, onSaved, user } = await edit(full, { [SAVE]: saved })
    expect(document.activeElement).toBe(field('Your full name'))
    await user.clear(field('Your full name'))
    await user.type(field('Your full name'), 'Ada M.')
    await user.clear(field('About Me'))
    await user.click(button('Save Changes'))
    await screen.findByText('Ada M.')
    expect(api.callsTo(SAVE).map(({ body }) => body)).toEqual([{ fullName: 'Ada M.', bio: '' }])
    expect(shownToast()).toMatchObject({
      description: 'Profile updated successfully.',
      variant: 'success',
    })
    expect(onSaved).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(button('Edit Profile'))
    expect(localStorage.length).toBe(0)
  })

  it('reaches the name of the companion too', async () => {
    const { api, user } = await edit(full, { [SAVE]: { ...full, companionName: 'Moss' } })
    await user.click(screen.getByRole('tab', { name: 'AI Companion' }))
    await user.clear(field('Name of your AI companion'))
    await user.type(field('Name of your AI companion'), 'Moss{Enter}')
    await waitFor(() => expect(fact('Name of your AI companion')).toBe('Moss'))
    expect(api.callsTo(SAVE)[0]?.body).toEqual({ companionName: 'Moss' })
  })

  it('opens the information when it begins among the achievements', async () => {
    const { user } = await open(full)
    await user.click(await screen.findByRole('tab', { name: 'Achievements' }))
    await user.click(button('Edit Profile'))
    expect(document.activeElement).toBe(field('Your full name'))
  })

  it('"Cancel" restores the stored values', async () => {
    const { api, user } = await edit(full)
    await user.type(field('About Me'), ' More.')
    await user.click(button('Cancel'))
    expect(fact('About Me')).toBe('I like ferns.\nAnd rain.')
    await user.click(button('Edit Profile'))
    expect(field('About Me').value).toBe('I like ferns.\nAnd rain.')
    expect(api.callsTo(SAVE)).toEqual([])
  })

  it('survives a reload with what was written', async () => {
    const { user } = await edit(full)
    await user.type(field('About Me'), ' More.')
    cleanup()
    queryClient.clear()
    await open(full)
    expect(await screen.findByRole('textbox', { name: 'About Me' })).toHaveProperty(
      'value',
      'I like ferns.\nAnd rain. More.',
    )
    expect(screen.getByText('Your changes are not saved. They are kept on this device.')).toBeTruthy()
  })

  it('stays open with what was written when saving fails', async () => {
    const { user } = await edit(full, { [SAVE]: noConnection })
    await user.type(field('Your full name'), '!')
    await user.click(button('Save Changes'))
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to save profile information.',
        variant: 'destructive',
      }),
    )
    expect(field('Your full name').value).toBe('Ada Moss!')
  })

  it('has the reason of a refusal at its field, until it is changed', async () => {
    const issues = [{ path: 'bio', message: 'Write at most 2,000 characters.' }]
    const { user } = await edit(full, { [SAVE]: refusal('invalid-request', { issues }) })
    await user.type(field('About Me'), 'x')
    await user.click(button('Save Changes'))
    await screen.findByText('Write at most 2,000 characters.')
    await user.type(field('About Me'), '{Backspace}')
    expect(screen.queryByText('Write at most 2,000 characters.')).toBeNull()
  })
})

describe('the picture', () => {
  const picture = new File(['picture'], 'me.png', { type: 'image/png' })
  const input = () => screen.getByLabelText('Choose a picture', { selector: 'input' })

  it('is uploaded as it is and shown at once', async () => {
    const { api, user } = await open(empty, { [UPLOAD]: { avatarUrl: '/avatars/v2' } })
    await screen.findByText('No picture yet.')
    await user.upload(input(), picture)
    expect((await screen.findByAltText('Your profile picture')).getAttribute('src')).toBe('/avatars/v2')
    expect(api.callsTo(UPLOAD)[0]?.body).toBe(picture)
    expect(shownToast()).toMatchObject({ title: 'Picture saved', variant: 'success' })
  })

  it('can be removed', async () => {
    const { user } = await open(full, { [REMOVE]: { avatarUrl: null } })
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }))
    await screen.findByText('No picture yet.')
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
    const heading = screen.getByRole('heading', { name: 'Your picture' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it.each([
    ['a script', new File(['alert(1)'], 'me.js', { type: 'text/javascript' }), 'This file cannot be used'],
    ['an empty file', new File([], 'me.png', { type: 'image/png' }), 'This file cannot be used'],
    [
      'a file over 5 MB',
      new File([new Uint8Array(MAX_AVATAR_BYTES + 1)], 'me.png', { type: 'image/png' }),
      'This picture is too large',
    ],
  ])('is not uploaded when it is %s', async (_, file, title) => {
    const { api, user } = await open(full)
    await screen.findByAltText('Your profile picture')
    await user.upload(input(), file)
    expect((await screen.findByRole('alert')).textContent).toContain(title)
    expect(api.callsTo(UPLOAD)).toEqual([])
    expect(screen.getByAltText('Your profile picture').getAttribute('src')).toBe('/avatars/v1')
  })

  it('that the server refuses leaves the one there was, and says what to do', async () => {
    const { user } = await open(full, {
      [UPLOAD]: refusal('image-too-large', { maxMegabytes: 5, maxMegapixels: 25 }),
    })
    await screen.findByAltText('Your profile picture')
    await user.upload(input(), picture)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'A picture can have up to 5 MB and 25 megapixels.',
    )
    expect(screen.getByAltText('Your profile picture').getAttribute('src')).toBe('/avatars/v1')
  })
})
