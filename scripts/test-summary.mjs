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

/**
 * The tests that failed at first and passed when they were tried again, a line each with the reason of the failure.
 * @param {{ testResults: { assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] }} [report]
 * vitest's report in JSON
 */
export function secondTries(report) {
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  return tests
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(
      ({ fullName, failureMessages }) =>
        `passed at the second try: ${fullName}: ${failureMessages[0].split('\n')[0]}`,
    )
}
