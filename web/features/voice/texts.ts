export const voiceTexts = {
  readAloud: 'Read aloud',
  stop: 'Stop reading',
  playSample: 'Hear this speed',
  sample: 'This is how fast I read a reply to you.',
  unsupported: 'This browser cannot read texts aloud.',
  failure: {
    title: 'Error',
    description: 'Your browser could not read this text aloud. The text itself is not affected.',
  },
} as const
