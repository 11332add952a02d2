import type { SafetyReply } from '#domain/safety/contract.ts'

/** A safety card as the server sends it. */
export const safetyReplyOf = (given: Partial<SafetyReply> = {}): SafetyReply => ({
  kind: 'card',
  topic: 'suicide',
  about: 'self',
  title: 'You may be in danger',
  intro: 'I am software. People can help.',
  steps: ['Do not stay alone.', 'Contact a line.', 'Only the next hour counts.'],
  words: ['I need someone with me.', 'Please ask me short questions.'],
  meantSomethingElse: 'I meant something else',
  help: {
    country: 'US',
    isOffered: false,
    checked: { by: 'the test', on: '2026-11-21' },
    lines: [
      {
        name: 'Emergency number',
        purpose: 'Danger to life',
        contact: 'Call 911',
        href: 'tel:911',
        hours: null,
      },
      {
        name: 'Text line',
        purpose: 'Any crisis',
        contact: 'Text HOME to 741741',
        href: 'sms:741741',
        hours: 'All day',
      },
      {
        name: 'Finder',
        purpose: 'Lines elsewhere',
        contact: 'Open the list',
        href: 'https://example.org/',
        hours: null,
      },
      { name: 'Radio', purpose: 'No link', contact: 'Ask at a desk', href: null, hours: null },
    ],
  },
  hasPlan: false,
  ...given,
})
