/** Where the person is in the sign-up, in words. */
export function StepLine({ children }: { children: string }) {
  return <p className="mb-1 text-sm text-ink-soft">{children}</p>
}
