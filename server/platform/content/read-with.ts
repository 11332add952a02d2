import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Reads one file and names it in whatever goes wrong with it. */
export function readWith<T>(path: string, read: (text: string) => T): T {
  const text = readFileSync(path, 'utf8')
  try {
    return read(text)
  } catch (error) {
    throw new Error(`${path}: ${wrongWith(error)}`)
  }
}

function wrongWith(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error)
  return error instanceof Error ? error.message : String(error)
}
