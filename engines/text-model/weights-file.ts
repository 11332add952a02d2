import type { BagModel, Head } from './bag-model.ts'

/** What stands before the numbers, as JSON: which models follow, in this order, with the sizes of their tables. */
type FileHead = {
  models: {
    name: string
    dimensions: number
    rows: number
    heads: { name: string; choices: readonly string[]; temperature: number }[]
  }[]
}

export type NamedModels = Readonly<Record<string, BagModel>>

const ALIGNMENT = 4
const padded = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT

/** Takes arrays one after the other out of a file's bytes. */
function createTaker(bytes: Uint8Array, start: number) {
  let position = start
  return (length: number): ArrayBuffer => {
    const end = position + length
    if (end > bytes.byteLength) throw new Error('the file ends too early')
    // A Node buffer's own `slice` copies nothing, and its memory holds other things too.
    const taken = Uint8Array.from(bytes.subarray(position, end)).buffer
    position += padded(length)
    return taken
  }
}

type Take = ReturnType<typeof createTaker>

function takeHead(
  take: Take,
  { name, choices, temperature }: FileHead['models'][number]['heads'][number],
  dimensions: number,
): Head {
  const scales = new Float32Array(take(choices.length * 4))
  const biases = new Float32Array(take(choices.length * 4))
  const small = new Int8Array(take(choices.length * dimensions))
  const weights = Float32Array.from(
    small,
    (value, cell) => value * (scales[Math.floor(cell / dimensions)] ?? 0),
  )
  return { name, choices, weights, biases, temperature }
}

/**
 * Reads the models of a weights file.
 * @throws Error when the bytes are no such file, or end too early
 */
export function readWeights(bytes: Uint8Array): NamedModels {
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headLength))) as FileHead
  const take = createTaker(bytes, padded(4 + headLength))
  const models = head.models.map(({ name, dimensions, rows, heads }): [string, BagModel] => {
    const features = new Uint32Array(take(rows * 4))
    const rowOf = new Map<number, number>()
    for (const [row, feature] of features.entries()) rowOf.set(feature, row)
    const rarity = new Float32Array(take(rows * 4))
    const scales = new Float32Array(take(rows * 4))
    const table = new Int8Array(take(rows * dimensions))
    return [
      name,
      {
        dimensions,
        rowOf,
        rarity,
        scales,
        rows: table,
        heads: heads.map((of) => takeHead(take, of, dimensions)),
      },
    ]
  })
  return Object.fromEntries(models)
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength)

/** The rows of a head as whole numbers of 8 bits, each row with its scale. */
function shrinkRows(weights: Float32Array, dimensions: number): { scales: Float32Array; small: Int8Array } {
  const scales = new Float32Array(weights.length / dimensions)
  const small = new Int8Array(weights.length)
  for (let row = 0; row < scales.length; row++) {
    const values = weights.subarray(row * dimensions, (row + 1) * dimensions)
    const scale = values.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0) / 127 || 1
    scales[row] = scale
    small.set(
      values.map((value) => Math.round(value / scale)),
      row * dimensions,
    )
  }
  return { scales, small }
}

function arraysOf({ dimensions, rowOf, rarity, scales, rows, heads }: BagModel): ArrayBufferView[] {
  const ofHeads = heads.flatMap(({ weights, biases }) => {
    const shrunk = shrinkRows(weights, dimensions)
    return [shrunk.scales, biases, shrunk.small]
  })
  return [Uint32Array.from(rowOf.keys()), rarity, scales, rows, ...ofHeads]
}

/** The bytes of a weights file; each table begins at a whole multiple of four. */
export function writeWeights(models: NamedModels): Uint8Array {
  const head: FileHead = {
    models: Object.entries(models).map(([name, { dimensions, rarity, heads }]) => ({
      name,
      dimensions,
      rows: rarity.length,
      heads: heads.map(({ name: of, choices, temperature }) => ({ name: of, choices, temperature })),
    })),
  }
  const headBytes = new TextEncoder().encode(JSON.stringify(head))
  const arrays = Object.values(models).flatMap(arraysOf).map(bytesOf)
  const start = padded(4 + headBytes.length)
  const bytes = new Uint8Array(arrays.reduce((sum, { length }) => sum + padded(length), start))
  new DataView(bytes.buffer).setUint32(0, headBytes.length, true)
  bytes.set(headBytes, 4)
  let position = start
  for (const array of arrays) {
    bytes.set(array, position)
    position += padded(array.length)
  }
  return bytes
}
