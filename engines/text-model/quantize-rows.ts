/** The rows of a table as whole numbers of 8 bits, each row with its scale. */
export function quantizeRows(
  table: Float32Array,
  dimensions: number,
): { rows: Int8Array; scales: Float32Array } {
  const scales = new Float32Array(table.length / dimensions)
  const rows = new Int8Array(table.length)
  for (let row = 0; row < scales.length; row++) {
    const values = table.subarray(row * dimensions, (row + 1) * dimensions)
    const scale = values.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0) / 127 || 1
    scales[row] = scale
    rows.set(
      values.map((value) => Math.round(value / scale)),
      row * dimensions,
    )
  }
  return { rows, scales }
}
