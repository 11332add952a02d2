/**
 * The end of what `npm test` prints: what failed or did not run, the tests that were skipped, if any, and as its last
 * line, for programs that read it, always the same three words and two numbers.
 * @param {{ passed: number, failed: number, skipped: number }} totals numbers of tests
 * @param {string[]} notes one line each
 */
export function testSummary({ passed, failed, skipped }, notes) {
  const lines = skipped > 0 ? [...notes, `skipped: ${skipped} tests`] : notes
  return [...lines, `${passed} passed, ${failed} failed`].map((line) => `${line}\n`).join('')
}
