if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  // What is waited for comes at once or never; a second is too short where other programs keep the machine busy.
  configure({ asyncUtilTimeout: 10_000 })
}

export {}
