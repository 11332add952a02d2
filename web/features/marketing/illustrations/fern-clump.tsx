import { FernFrond } from './fern-frond.tsx'

type FernClumpProps = { x: number; y: number; scale?: number; mirrored?: boolean }

/** A fern plant: fronds fanning out of one point, the far ones paler. */
export function FernClump({ x, y, scale = 1, mirrored }: FernClumpProps) {
  const sideways = mirrored ? -scale : scale
  return (
    <g transform={`translate(${x} ${y}) scale(${sideways} ${scale})`}>
      <g className="art-fern-far">
        <FernFrond x={0} y={0} degrees={-62} scale={0.8} mirrored />
        <FernFrond x={0} y={0} degrees={58} scale={0.82} />
        <FernFrond x={0} y={0} degrees={-14} scale={0.95} mirrored />
      </g>
      <g className="art-fern-mid">
        <FernFrond x={0} y={0} degrees={-34} scale={0.92} mirrored />
        <FernFrond x={0} y={0} degrees={26} scale={0.98} />
      </g>
      <g className="art-fern-near">
        <FernFrond x={0} y={0} degrees={-3} scale={0.74} />
        <FernFrond shape="arched" x={0} y={0} degrees={14} scale={0.72} />
        <FernFrond shape="arched" x={0} y={0} degrees={-16} scale={0.7} mirrored />
      </g>
    </g>
  )
}
