import { AdminIcon } from './icon.tsx'

interface FiguresTableProps {
  /** Summary of the disclosure. */
  label: string
  columns: readonly string[]
  rows: readonly { readonly key: string; readonly cells: readonly string[] }[]
}

/** The figures of a chart in a disclosure below it: the first column has names, the others numbers. */
export function FiguresTable({ label, columns, rows }: FiguresTableProps) {
  return (
    <details className="alt">
      <summary>
        <AdminIcon name="chevron-right" small />
        {label}
      </summary>
      <table className="mini">
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={at > 0 ? 'num' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
                <td key={at} className="num figure-cell">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
