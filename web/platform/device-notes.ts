const PREFIX = 'wayfern.device.'

/**
 * One small thing that a person left on this device, such as the steps that they ticked. It outlives a reload and the
 * end of a session, lies under its owner's id, and is removed when they sign out.
 * @param isValue what was written by an older version, or by hand, and is none of these counts as nothing
 */
export function deviceNote<Value>(userId: string, name: string, isValue: (value: unknown) => value is Value) {
  const key = `${PREFIX}${userId}.${name}`
  return {
    read(): Value | null {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
        return isValue(value) ? value : null
      } catch {
        return null
      }
    },
    write(value: Value | null): void {
      try {
        if (value === null) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Without storage it stays in the page alone.
      }
    },
  }
}

/** Removes all that a person left on this device, as signing out does. */
export function clearDeviceNotes(userId: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${PREFIX}${userId}.`)) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
