const visit = crypto.randomUUID()

/** Reaches the pages of its own test file alone: Node's reaches every worker, where others sign in and out. */
class OwnBroadcastChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${visit}`)
  }
}
globalThis.BroadcastChannel = OwnBroadcastChannel

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  // What is waited for comes at once or never; a second is too short where other programs keep the machine busy.
  configure({ asyncUtilTimeout: 30_000 })
}

export {}
