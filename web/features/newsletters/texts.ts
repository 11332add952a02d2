import type { NewsletterProgress } from '#domain/newsletters/contract.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`)

const states: Record<NewsletterProgress, string> = {
  draft: 'Draft',
  sending: 'Being sent',
  sent: 'Sent',
  stopped: 'Stopped',
}

export const newsletterTexts = {
  title: 'Newsletter',
  intro:
    'Write an email to all members who switched the newsletter on and confirmed it. You see how it looks, send a test to yourself, and then send it to everybody.',
  toOperator: 'Back to Operator',

  writeHeading: 'Write',
  subject: 'Subject',
  body: 'Text',
  bodyHint:
    'Leave an empty line between paragraphs. Begin a heading with "## " and each point of a list with "- ". Put ** before and after bold words. Addresses with https:// become links. In some countries a newsletter must name your postal address; write it at the end.',
  save: 'Save draft',
  saving: 'Saving...',
  saved: { title: 'Draft saved', description: 'Nothing was sent.' },
  test: 'Send a test to me',
  testing: 'Sending...',
  tested: (email: string) => ({ title: 'Test sent', description: `The test was sent to ${email}.` }),
  send: (count: number) => `Send to ${people(count)}...`,
  nobody: 'Nobody has confirmed the newsletter yet. You can save the draft and send it later.',
  startNew: 'Close and write another',
  previewHeading: 'Preview',
  previewHint: 'Every person gets a link of their own, which ends the newsletter for them.',
  previewAs: 'Ways to see it',
  asHtml: 'With headings and lists',
  asText: 'As plain text',
  previewLink: 'https://.../unsubscribe?token=...',
  emptyPreview: 'Write a text to see it here.',

  confirmTitle: 'Send this newsletter?',
  confirm: (subject: string, count: number) =>
    `"${subject}" is sent to ${people(count)}. It begins within a minute. A mail that was sent cannot be taken back.`,
  confirmButton: (count: number) => `Send to ${people(count)}`,
  starting: 'Starting...',
  keep: 'Do not send',
  started: { title: 'The newsletter is being sent', description: 'The list below shows how far it is.' },

  listHeading: 'Newsletters',
  none: 'There are no newsletters.',
  load: {
    loading: 'Loading the newsletters...',
    failedTitle: 'This could not be loaded',
    failed: 'Nothing was changed. Check your internet connection, then try again.',
    tryAgain: 'Try again',
  },
  state: (state: NewsletterProgress, date: string) => `${states[state]}. Last change on ${date}.`,
  mails: (sent: number, waiting: number, failed: number) =>
    `Sent: ${sent.toLocaleString('en-US')}. Waiting: ${waiting.toLocaleString('en-US')}. Not delivered: ${failed.toLocaleString('en-US')}.`,
  open: 'Open',
  openOf: (subject: string) => `Open "${subject}"`,
  opening: 'Opening...',
  remove: 'Delete draft',
  removeOf: (subject: string) => `Delete the draft "${subject}"`,
  removing: 'Deleting...',
  stop: 'Stop sending',
  stopOf: (subject: string) => `Stop sending "${subject}"`,
  stopping: 'Stopping...',
  stopped: {
    title: 'The sending was stopped',
    description: 'Who has not been sent the newsletter yet does not get it.',
  },
  unsaved: {
    title: 'Leave without saving the draft?',
    meaning: 'Your text stays on this device. It is not saved as a draft yet.',
    leave: 'Leave the page',
  },
} as const
