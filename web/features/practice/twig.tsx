const WIDTH = 72
const LEAF_STEP = 14
const MIN_HEIGHT = 44
const LEAF = 'M0 0C6 -13 20 -15 29 -10C24 1 11 6 0 0Z'

/** A twig with as many leaves, left and right in turn. It says nothing that does not stand beside it in words. */
export function Twig({ leaves }: { leaves: number }) {
  const height = Math.max(MIN_HEIGHT, leaves * LEAF_STEP + 26)
  const middle = WIDTH / 2
  return (
    <svg
      aria-hidden="true"
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="shrink-0 text-primary"
    >
      <path
        d={`M${middle} ${height - 2}V8`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {Array.from({ length: leaves }, (_, index) => {
        const y = height - 12 - index * LEAF_STEP
        const side = index % 2 === 0 ? 1 : -1
        return (
          <path
            key={y}
            d={LEAF}
            fill="currentColor"
            transform={`translate(${middle} ${y}) scale(${side} 1)`}
          />
        )
      })}
    </svg>
  )
}
