import type { ReactNode } from 'react'
import type { plants } from '../landing-schema.ts'
import { FernFrond } from './fern-frond.tsx'

type Plant = (typeof plants)[number]

const drawings: Record<Plant, ReactNode> = {
  fern: (
    <>
      <FernFrond x={38} y={68} degrees={-30} scale={0.2} mirrored />
      <FernFrond x={38} y={68} degrees={24} scale={0.22} />
      <FernFrond x={38} y={68} degrees={-4} scale={0.25} />
    </>
  ),
  sprout: (
    <path
      d="M40 66V40M40 42C40 28 30 20 16 20 16 36 26 42 40 42ZM40 36C40 24 48 16 62 14 63 30 54 37 40 36Z"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  clover: (
    <path
      d="M40 44Q40 58 34 68M40 40C28 46 18 42 18 34S28 26 40 40C30 26 34 14 40 14S50 26 40 40C52 26 62 26 62 34S52 46 40 40Z"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  leaf: (
    <path
      d="M24 62C14 36 32 16 62 16 64 46 46 64 24 62ZM20 68 46 34"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    />
  ),
}

/** A placeholder picture for a person: a plant, never a face. */
export function PlantAvatar({ plant }: { plant: Plant }) {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true" focusable="false" className="size-14 shrink-0 text-primary">
      <circle cx="40" cy="40" r="39" className="fill-wash stroke-line-soft" />
      {drawings[plant]}
    </svg>
  )
}
