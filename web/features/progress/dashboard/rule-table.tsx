type RuleTableProps = { heading: string; columns: readonly string[]; rows: readonly (readonly string[])[] }

/** Rules as a table; the first cell of a row names it. */
export function RuleTable({ heading, columns, rows }: RuleTableProps) {
  return (
    <table className="w-full text-left">
      <caption className="mb-1 text-left font-heading">{heading}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b border-line-soft py-2 pr-3 text-sm text-ink-soft last:pr-0"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className="border-b border-line-soft py-2 pr-3 font-normal">
              {name}
            </th>
            {cells.map((cell) => (
              <td key={cell} className="border-b border-line-soft py-2 pr-3 tabular-nums last:pr-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
