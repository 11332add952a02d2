const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const FIRST_MARKER_AT = 2

/** Markers without a segment behind them: restarts, and one for private use. */
const standsAlone = (code: number) => (code >= 0xd0 && code <= 0xd7) || code === 0x01

/** Where the next segment begins, from `start` on. A stuffed byte, a fill byte and a lone marker begin none. */
function nextSegment(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(MARKER, start)
  while (at >= 0) {
    const code = bytes[at + 1] ?? END_OF_IMAGE
    if (code !== 0 && code !== MARKER && !standsAlone(code)) return at
    at = bytes.indexOf(MARKER, at + 1)
  }
  return bytes.length
}

/**
 * How many scans a JPEG is made of (ISO/IEC 10918-1, annex B): one, or some ten where it is drawn in passes. What
 * stands inside of segments, such as a preview, and behind the end does not count. Without a JPEG it is 0.
 */
export function countJpegScans(bytes: Uint8Array): number {
  if (bytes[0] !== MARKER || bytes[1] !== 0xd8) return 0
  let scans = 0
  let at = nextSegment(bytes, FIRST_MARKER_AT)
  while (at + 3 < bytes.length && bytes[at + 1] !== END_OF_IMAGE) {
    if (bytes[at + 1] === START_OF_SCAN) scans += 1
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    at = nextSegment(bytes, at + 2 + length)
  }
  return scans
}
