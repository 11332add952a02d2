import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { type BarPattern, PatternFill } from './pattern-fill.tsx'
import { roundTicks } from './round-ticks.ts'
import { reportTexts as texts } from './texts.ts'

export type PictureBar = { label: string; values: readonly number[] }
type BarPictureProps = {
  /** Prefix of the patterns' ids, one per picture on the page. */
  id: string
  /** What the picture shows, for those who do not see it. */
  description: string
  patterns: readonly BarPattern[]
  bars: readonly PictureBar[]
  /** Bars that lie, with room for long names beside them. */
  isHorizontal?: boolean
}

const UPRIGHT_HEIGHT_PX = 220
const LYING_ROW_PX = 48
const NAMES_WIDTH_PX = 150

/** Bars that lie and are compared: an axis from 0 to 1 would show them all as long as the page. */
const LEAST_LENGTH = 4

/** Round corners at the end of a bar that is not stacked. */
const lyingEnd: [number, number, number, number] = [0, 6, 6, 0]
const standingTop: [number, number, number, number] = [6, 6, 0, 0]

const axis = { stroke: 'var(--line)', tick: { fill: 'var(--ink)', fontSize: 15 }, tickLine: false }

function numberAxis(bars: readonly PictureBar[], isStacked: boolean) {
  const heights = bars.map(({ values }) =>
    isStacked ? values.reduce((a, b) => a + b, 0) : Math.max(...values),
  )
  const ticks = roundTicks(Math.max(isStacked ? 1 : LEAST_LENGTH, ...heights))
  return {
    ...axis,
    type: 'number',
    domain: [0, ticks.at(-1) ?? 1],
    ticks,
    interval: 0,
    tickFormatter: texts.number,
    width: 56,
  } as const
}

/**
 * Still bars in the theme's colours, told apart by patterns. To a screen reader it is one picture with one sentence:
 * the numbers are in the table that belongs to it.
 */
export function BarPicture({ id, description, patterns, bars, isHorizontal = false }: BarPictureProps) {
  const numbers = numberAxis(bars, !isHorizontal)
  const height = isHorizontal ? bars.length * LYING_ROW_PX + 40 : UPRIGHT_HEIGHT_PX
  return (
    <div
      role="img"
      aria-label={description}
      className="forced-color-adjust-none forced-colors:bg-card print:[&_svg]:max-w-full"
      style={{ height }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...bars]}
          layout={isHorizontal ? 'vertical' : 'horizontal'}
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <defs>
            {[...new Set(patterns)].map((pattern) => (
              <PatternFill key={pattern} id={`${id}-${pattern}`} pattern={pattern} />
            ))}
          </defs>
          <CartesianGrid stroke="var(--line-soft)" vertical={isHorizontal} horizontal={!isHorizontal} />
          {isHorizontal ? (
            <>
              <XAxis {...numbers} />
              <YAxis {...axis} type="category" dataKey="label" width={NAMES_WIDTH_PX} />
            </>
          ) : (
            <>
              <XAxis {...axis} dataKey="label" minTickGap={12} />
              <YAxis {...numbers} />
            </>
          )}
          {patterns.map((pattern, index) => (
            <Bar
              key={pattern}
              dataKey={({ values }: PictureBar) => values[index] ?? 0}
              stackId={isHorizontal ? pattern : 'all'}
              fill={`url(#${id}-${pattern})`}
              stroke="var(--primary)"
              strokeWidth={1}
              maxBarSize={40}
              {...(patterns.length === 1 && { radius: isHorizontal ? lyingEnd : standingTop })}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
