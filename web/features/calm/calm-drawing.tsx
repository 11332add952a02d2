import { FernMark } from '../../ui/fern-mark.tsx'
import { joinClasses } from '../../ui/join-classes.ts'

const FAR_HILLS = 'M0 128Q96 78 190 118T372 92T480 116V220H0Z'
const NEAR_HILLS = 'M0 172Q84 128 176 162T356 150T480 168V220H0Z'
const WATER = 'M0 196Q120 180 240 192T480 190V300H0Z'
const stones = [
  { cx: 196, cy: 262, rx: 44, ry: 12 },
  { cx: 262, cy: 238, rx: 32, ry: 8.5 },
  { cx: 306, cy: 220, rx: 22, ry: 6 },
]

/** Hills, water and ferns in the theme's quiet colours, cut to the room there is. Nothing in it moves. */
export function CalmDrawing({ className }: { className?: string }) {
  return (
    <div
      className={joinClasses(
        'relative overflow-hidden rounded-card border border-line-soft bg-card text-leaf',
        className,
      )}
    >
      <svg
        viewBox="0 0 480 300"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="block h-full max-h-[inherit] w-full"
      >
        <path d={FAR_HILLS} className="fill-sunken stroke-line-soft" />
        <path d={NEAR_HILLS} className="fill-line-soft high-contrast:fill-card high-contrast:stroke-line" />
        <path d={WATER} className="fill-info-wash stroke-line-soft" />
        {stones.map((stone) => (
          <ellipse key={stone.cx} {...stone} className="fill-card stroke-line" />
        ))}
      </svg>
      <FernMark className="absolute bottom-[6%] left-[5%] w-[24%]" />
      <FernMark className="absolute right-[5%] bottom-[12%] w-[17%] -scale-x-100" />
    </div>
  )
}
