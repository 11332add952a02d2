/** Apart from the page's own words: every signed-in page loads these (specification, section 8, word for word). */
export const settingsToasts = {
  loadFailure: { title: 'Error', description: 'Failed to load your settings.' },
  saved: { title: 'Settings saved', description: 'Your settings have been updated successfully.' },
  saveFailure: { title: 'Error', description: 'Failed to save your settings.' },
  mailAgain: {
    title: 'Email sent',
    description: 'Open the link in the email to confirm the newsletter. Only the newest link works.',
  },
} as const
