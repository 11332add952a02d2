import { fireEvent, screen, within } from '@testing-library/react'
import type { RewriteReply } from '#domain/rewriting/contract.ts'
import { noConnection, noContent, refusal } from '../testing/fake-api.ts'
import { settingsReply, usage } from '../testing/member-answers.ts'
import type { OpenedProduct } from '../testing/open-product.tsx'
import type { CatalogueRow } from './catalogue-row.ts'
import { page, select } from './steps.ts'

const error = (description: string) => ({ title: 'Error', description, variant: 'destructive' }) as const

async function fillIn(label: string, value: string) {
  fireEvent.change(await (await page()).findByLabelText(label), { target: { value } })
}
async function saveAnswer() {
  await fillIn('What name?', 'Robin')
  await select('Save answers')()
}
async function saveProfile() {
  await select('Edit Profile')()
  await fillIn('Your full name', 'Ada Moss')
  await select('Save Changes')()
}
async function switchDarkMode() {
  fireEvent.click(await screen.findByRole('switch', { name: 'Dark mode' }))
}

/** Types `word` into the dialog of the deletion and presses Enter: the button itself waits for the right word. */
const confirmDeletionBy =
  (word: string) =>
  async ({ user }: OpenedProduct) => {
    await select('Delete my account')()
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), `${word}{Enter}`)
  }
async function rewrite() {
  await fillIn('Original message', 'where is it')
  await select('Rewrite Message')()
}
const rewritten: RewriteReply = {
  rewritten: 'Please tell me where it is.',
  pieces: [{ before: 'Where is it?', after: 'Please tell me where it is.', change: 0 }],
  changes: [
    { before: 'Where is it?', after: 'Please tell me where it is.', reason: 'It asks for what you need.' },
  ],
  isUnchanged: false,
  notes: [],
  isBuiltIn: true,
  isFallback: false,
  usage,
  safety: null,
}
const account = '/dashboard/settings?tab=account'
const questionsNotLoaded = error('Failed to load questions and responses. Please try again.')

/** Section 8, the rows of the questionnaire, the profile, the settings, the account and the rewriter. */
/** The form lies behind its row of the account. */
const askForReset = async () => {
  await select('Change: Password')()
  await select('Send password reset email')()
}

export const ownPageRows: readonly CatalogueRow[] = [
  {
    situation: 'Questionnaire load failure',
    cases: ['GET /api/questions', 'GET /api/questionnaire'].map((route) => ({
      at: '/dashboard/questionnaire',
      answers: () => ({ [route]: refusal('database-unavailable') }),
      toasts: [questionsNotLoaded],
    })),
  },
  {
    situation: 'Questionnaire save failure',
    cases: [
      {
        at: '/dashboard/questionnaire',
        answers: () => ({ 'PUT /api/questionnaire': noConnection }),
        when: saveAnswer,
        toasts: [error('Failed to submit responses. Please try again.')],
      },
    ],
  },
  {
    situation: 'Questionnaire saved',
    cases: [
      {
        at: '/dashboard/questionnaire',
        answers: () => ({
          'PUT /api/questionnaire': { responses: { 1: 'Robin' }, updatedAt: '2026-11-21T12:00:00.000Z' },
        }),
        when: saveAnswer,
        toasts: [{ title: 'Success!', description: 'Your responses have been saved.' }],
      },
    ],
  },
  {
    situation: 'Profile',
    cases: [
      {
        at: '/dashboard/profile',
        answers: () => ({ 'GET /api/profile': noConnection }),
        toasts: [error('Failed to load profile information.')],
        shows: ['Profile Not Found'],
      },
      {
        at: '/dashboard/profile',
        answers: () => ({ 'PUT /api/profile': noConnection }),
        when: saveProfile,
        toasts: [error('Failed to save profile information.')],
      },
      {
        at: '/dashboard/profile',
        answers: () => ({
          'PUT /api/profile': {
            id: 'u1',
            email: 'ada@example.org',
            fullName: 'Ada Moss',
            bio: null,
            avatarUrl: null,
            neurodivergentProfile: null,
            companionName: null,
          },
        }),
        when: saveProfile,
        toasts: [{ title: 'Success', description: 'Profile updated successfully.' }],
      },
    ],
  },
  {
    situation: 'Settings',
    cases: [
      {
        at: '/dashboard/settings',
        answers: () => ({ 'GET /api/settings': noConnection }),
        toasts: [error('Failed to load your settings.')],
      },
      {
        at: '/dashboard/settings',
        answers: () => ({ 'PATCH /api/settings': refusal('database-unavailable') }),
        when: switchDarkMode,
        toasts: [error('Failed to save your settings.')],
      },
      {
        at: '/dashboard/settings',
        answers: () => ({ 'PATCH /api/settings': { ...settingsReply({ darkMode: true }), version: 2 } }),
        when: switchDarkMode,
        toasts: [{ title: 'Settings saved', description: 'Your settings have been updated successfully.' }],
      },
    ],
  },
  {
    situation: 'Password reset',
    cases: [
      {
        at: account,
        answers: () => ({ 'POST /api/account/password-reset': refusal('mail-unavailable') }),
        when: askForReset,
        toasts: [error('Failed to send password reset email.')],
      },
      {
        at: account,
        answers: () => ({ 'POST /api/account/password-reset': noContent() }),
        when: askForReset,
        toasts: [
          {
            title: 'Password reset email sent',
            description: 'Check your email for a link to reset your password.',
          },
        ],
      },
    ],
  },
  {
    situation: 'Deletion',
    cases: [
      {
        at: account,
        answers: () => ({ 'POST /api/account/deletion': noConnection }),
        when: confirmDeletionBy('DELETE'),
        toasts: [error('Failed to delete your account. Please try again.')],
      },
      {
        at: account,
        when: confirmDeletionBy('delete'),
        toasts: [
          {
            title: 'Confirmation failed',
            description: 'Please type DELETE to confirm account deletion.',
            variant: 'destructive',
          },
        ],
      },
      {
        at: account,
        answers: () => ({ 'POST /api/account/deletion': { deleteAfter: '2126-11-28T12:00:00.000Z' } }),
        when: confirmDeletionBy('DELETE'),
        toasts: [
          {
            title: 'Account deletion initiated',
            description: "Your account deletion has been scheduled. You'll receive a confirmation email.",
          },
        ],
        leadsTo: '/signup',
        shows: ['Welcome Back'],
        inView: 'Account deletion initiated',
      },
    ],
  },
  {
    situation: 'Rewrite success',
    cases: [
      {
        at: '/dashboard/modules/emotional-intelligence',
        answers: () => ({ 'POST /api/rewrite': rewritten }),
        when: rewrite,
        toasts: [
          {
            title: 'Message Rewritten!',
            description: 'Your message has been rewritten to improve clarity and effectiveness.',
            durationMs: 3_000,
          },
        ],
      },
    ],
  },
  {
    situation: 'Copy',
    cases: [
      {
        at: '/dashboard/modules/emotional-intelligence',
        answers: () => ({ 'POST /api/rewrite': rewritten }),
        async when() {
          await rewrite()
          await select('Copy to Clipboard')()
        },
        toasts: [
          {
            title: 'Copied to clipboard!',
            description: 'The rewritten message has been copied to your clipboard.',
            durationMs: 2_000,
          },
        ],
      },
    ],
  },
  {
    situation: 'Rewrite failure',
    cases: [
      {
        at: '/dashboard/modules/emotional-intelligence',
        answers: () => ({ 'POST /api/rewrite': refusal('model-failed') }),
        when: rewrite,
        logs: ['Error getting rewrite', 'model-failed'],
        tellsNothing: true,
      },
    ],
  },
]
