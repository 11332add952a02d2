/** The shared look of text inputs, text areas and selects. */
export const controlClasses =
  'w-full rounded-control border border-line bg-card px-3 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60'
