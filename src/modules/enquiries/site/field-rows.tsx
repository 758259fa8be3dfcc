import { fieldOf } from '../model/form-fields.ts'
import type { EnquiryKind, FieldOf } from '../model/kinds.ts'
import { type InputProps, TableField } from './table-field.tsx'

interface FieldRowsProps<Kind extends EnquiryKind> {
  readonly kind: Kind
  readonly names: readonly FieldOf<Kind>[]
  readonly field: (name: FieldOf<Kind>) => InputProps
}

/** Fields of a form as the table of its kind wants them: halves share a row, each other field has its own. */
export function FieldRows<const Kind extends EnquiryKind>({ kind, names, field }: FieldRowsProps<Kind>) {
  return rowsOf(kind, names).map((row) =>
    row.length === 1 ? (
      <Inputs key={row[0]} kind={kind} names={row} field={field} />
    ) : (
      <div key={row[0]} className="two">
        <Inputs kind={kind} names={row} field={field} />
      </div>
    ),
  )
}

/** Fields of a form, without anything around them. */
export function Inputs<const Kind extends EnquiryKind>({ kind, names, field }: FieldRowsProps<Kind>) {
  return names.map((name) => {
    const definition = fieldOf(kind, name)
    return definition && <TableField key={name} definition={definition} {...field(name)} />
  })
}

function rowsOf<const Kind extends EnquiryKind>(
  kind: Kind,
  names: readonly FieldOf<Kind>[],
): readonly FieldOf<Kind>[][] {
  const rows: FieldOf<Kind>[][] = []
  let open: FieldOf<Kind>[] | undefined
  for (const name of names) {
    const isHalf = fieldOf(kind, name)?.isHalf === true
    if (isHalf && open !== undefined) open.push(name)
    else rows.push([name])
    open = isHalf && open === undefined ? rows.at(-1) : undefined
  }
  return rows
}
