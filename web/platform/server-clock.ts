/** How far the clock of this device was ahead of the server's at its last answer; negative when it was behind. */
let aheadMs = 0

/** Compares the clocks by the `Date` of an answer, which is exact to a second. */
export function compareClocks({ headers }: Response): void {
  const serverMs = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(serverMs)) aheadMs = Date.now() - serverMs
}

/** The server's time, as far as its answers told it; the device's own before the first. */
export const serverNow = (): Date => new Date(Date.now() - aheadMs)
