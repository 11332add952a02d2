import { reportTexts as texts } from './texts.ts'

type NumberTableProps = {
  caption: string
  /** The first names the rows. */
  columns: readonly string[]
  rows: readonly { name: string; values: readonly number[] }[]
}

/** The numbers of a picture. Rows of zeros alone are left out. */
export function NumberTable({ caption, columns, rows }: NumberTableProps) {
  const told = rows.filter(({ values }) => values.some((value) => value !== 0))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen the keyboard must be able to scroll it.
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
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
          {told.map(({ name, values }) => (
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
    </section>
  )
}
