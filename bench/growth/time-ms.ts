/** How long something takes, in milliseconds. */
export async function timeMs(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}
