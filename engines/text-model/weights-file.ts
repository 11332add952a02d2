import type { BagModel, Head } from './bag-model.ts'
import { packArrays, type Take, unpackArrays } from './packed-arrays.ts'
import { quantizeRows } from './quantize-rows.ts'

/** What stands before the numbers: which models follow, in this order, with the sizes of their tables. */
type FileHead = {
  models: {
    name: string
    dimensions: number
    rows: number
    heads: { name: string; choices: readonly string[]; temperature: number }[]
  }[]
}

export type NamedModels = Readonly<Record<string, BagModel>>

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
  const { head, take } = unpackArrays<FileHead>(bytes)
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

function arraysOf({ dimensions, rowOf, rarity, scales, rows, heads }: BagModel): ArrayBufferView[] {
  const ofHeads = heads.flatMap(({ weights, biases }) => {
    const shrunk = quantizeRows(weights, dimensions)
    return [shrunk.scales, biases, shrunk.rows]
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
  return packArrays(head, Object.values(models).flatMap(arraysOf))
}
