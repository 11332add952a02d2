/** A file of the application did not arrive: there may be no connection, or a newer version of Wayfern. */
export class FileNotLoadedError extends Error {
  override readonly name = 'FileNotLoadedError'
}

/**
 * Loads a file of the application by `import()`.
 * @throws FileNotLoadedError when that fails; a fault in the file itself looks the same, so the cause is logged
 */
export async function loadFile<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load()
  } catch (cause) {
    // biome-ignore lint/suspicious/noConsole: nobody else tells it, and the message that is shown names no cause.
    console.error(cause)
    throw new FileNotLoadedError('A file of the application did not arrive.', { cause })
  }
}
