export const rewritingTexts = {
  heading: 'Message Rewriter',
  intro:
    'Write the message that you want to send. You get a clearer version to compare. Nothing is sent to anyone, and your own text stays here.',
  originalText: 'Original message',
  context: 'Context (optional)',
  contextHint: 'What happened before, and what you want to happen after they read it.',
  relationship: 'Relationship (optional)',
  relationshipHint: 'Who the message is for. For example: my manager, my sister, a friend.',
  submit: 'Rewrite Message',
  submitting: 'Rewriting...',
  resultHeading: 'Rewritten Message:',
  builtIn: 'Rewritten by the built-in rewriter. It is not an AI model.',
  sendAsIs: 'You can also send your message as you wrote it.',
  copy: 'Copy to Clipboard',
  rewritten: {
    title: 'Message Rewritten!',
    description: 'Your message has been rewritten to improve clarity and effectiveness.',
    durationMs: 3_000,
  },
  copied: {
    title: 'Copied to clipboard!',
    description: 'The rewritten message has been copied to your clipboard.',
    durationMs: 2_000,
  },
  copyFailure: {
    title: 'Not copied',
    description: 'This browser did not allow copying. Select the text and copy it yourself.',
  },
} as const
