import { ApiProblem } from '../../../platform/api-problem.ts'
import { fetchApi, watchVisit } from '../../../platform/fetch-api.ts'

/** The browser needs the file for as long as it writes it to the disk. */
const FILE_KEPT_MS = 60_000

async function readFile(response: Response): Promise<Blob> {
  try {
    return await response.blob()
  } catch (cause) {
    throw new ApiProblem('network', {}, { cause })
  }
}

/**
 * Downloads everything held on the person and hands it to the browser as a file, whose name is returned. A plain
 * link would leave the page for a refusal, which then nobody could read.
 * @throws ApiProblem, such as `rate-limited`; an `AbortError` when the person has left the page meanwhile
 */
export async function downloadExport(): Promise<string> {
  const checkVisit = watchVisit()
  const response = await fetchApi('/account/export', { accept: 'application/zip' })
  const disposition = response.headers.get('Content-Disposition') ?? ''
  const fileName = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'wayfern.zip'
  const file = await readFile(response)
  checkVisit()
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), FILE_KEPT_MS)
  return fileName
}
