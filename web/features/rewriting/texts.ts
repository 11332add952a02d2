export const rewritingTexts = {
  heading: 'Message Rewriter',
  intro:
    'Write the message that you want to send. You get a clearer version to compare, or the answer that your message can be sent as it is. Nothing is sent to anyone, and your own text stays here.',
  originalText: 'Original message',
  context: 'Context (optional)',
  contextHint:
    'What you want to happen after they read it, and by when. For example: "I want her to call me. I need it by Friday."',
  relationship: 'Relationship (optional)',
  relationshipHint: 'Who the message is for. For example: my manager, my sister, a friend.',
  submit: 'Rewrite Message',
  submitting: 'Rewriting...',
  resultHeading: 'Rewritten Message:',
  unchangedHeading: 'Send as is',
  unchanged:
    'Your message can be sent as it is. The rewriter found nothing to change in it. This used no tokens.',
  notesHeading: 'About the optional fields',
  builtInUnchanged: 'Checked by the built-in rewriter. It is not an AI model.',
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
