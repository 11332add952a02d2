import { reportTexts as texts } from './texts.ts'

type NumberTableProps = {
  caption: string
  /** The first names the rows. */
  columns: readonly string[]
  rows: readonly { name: string; values: readonly number[] }[]
}

/** The numbers of a picture. */
export function NumberTable({ caption, columns, rows }: NumberTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-line py-2 pr-4 align-bottom text-sm">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row" className="border-b border-line-soft py-2 pr-4 font-normal">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} className="border-b border-line-soft py-2 pr-4">
                  {texts.number(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
