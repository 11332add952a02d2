export type BarPattern = 'solid' | 'stripes' | 'dots' | 'lines'

const SIZE_PX = 8

/** The drawing of each pattern on a tile. All use the theme's own colours, so that they hold in every theme. */
const drawings: Record<BarPattern, React.ReactNode> = {
  solid: <rect width={SIZE_PX} height={SIZE_PX} fill="var(--leaf)" />,
  stripes: (
    <>
      <rect width={SIZE_PX} height={SIZE_PX} fill="var(--card)" />
      <path d="M-2 10L10-2M-6 6L6-6M2 14L14 2" stroke="var(--primary)" strokeWidth="2.5" />
    </>
  ),
  dots: (
    <>
      <rect width={SIZE_PX} height={SIZE_PX} fill="var(--card)" />
      <circle cx="4" cy="4" r="2.2" fill="var(--primary)" />
    </>
  ),
  lines: (
    <>
      <rect width={SIZE_PX} height={SIZE_PX} fill="var(--card)" />
      <path d="M0 4H8" stroke="var(--primary)" strokeWidth="2" />
    </>
  ),
}

/** A pattern to fill bars with, by its id. */
export function PatternFill({ id, pattern }: { id: string; pattern: BarPattern }) {
  return (
    <pattern id={id} width={SIZE_PX} height={SIZE_PX} patternUnits="userSpaceOnUse">
      {drawings[pattern]}
    </pattern>
  )
}
