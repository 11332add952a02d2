const what = 'What you opened before still works. Your changes are sent later.'

export const offlineTexts = {
  offline: { title: 'You are offline.', text: what },
  unreachable: { title: 'Wayfern cannot be reached at the moment.', text: what },
  newer: {
    title: 'A newer version of Wayfern is ready.',
    text: 'What you have typed is kept when you reload. A temporary conversation ends.',
    reload: 'Reload now',
  },
} as const
