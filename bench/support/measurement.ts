/** One line of the result: what was measured against which limit. */
export type Measurement = {
  name: string
  value: number
  unit: string
  /** The number to reach; `atMost` unless the number is one to stay above. */
  limit: number
  direction: 'atMost' | 'atLeast'
  /** What the value was compared with, in words and numbers of the same run. */
  note: string
}

export function isReached({ value, limit, direction }: Measurement): boolean {
  return direction === 'atMost' ? value <= limit : value >= limit
}
