import type { PlacedLayout } from '../../model/plan/furniture.ts'
import { cm, dotsAt, lineAt, rectAt } from '../../model/plan/plan-paths.ts'
import { PLAN_RULES } from '../../model/plan/plan-rules.ts'
import { useMetres } from './use-metres.ts'

/** A stroke that is drawn twice: the second one is narrower and leaves an edge of the first. */
function Edged({
  className,
  d,
  width,
  edge = 5,
}: {
  className: string
  d: string
  width: number
  edge?: number
}) {
  if (d === '') return null
  return (
    <>
      <path className={className} d={d} strokeWidth={width} />
      <path className={`${className} pl-inner`} d={d} strokeWidth={width - 2 * edge} />
    </>
  )
}

/** What stands in the room. Chairs of rows are squares, those at round tables dots. */
export function PlanFurniture({ layout, letter }: { layout: PlacedLayout; letter: number }) {
  const { guests, seats, tables, orders, rails, runway } = layout
  const chair = cm(PLAN_RULES.chair) - 6
  const radius = tables[0]?.[2] ?? 0
  const metres = useMetres()
  return (
    <>
      {guests.length > 0 && <path className="pl-guest" d={dotsAt(guests)} />}
      <Edged className="pl-table" d={dotsAt(tables)} width={cm(2 * radius)} />
      {orders.length > 0 && <path className="pl-order" d={orders.map(rectAt).join('')} />}
      {/* A square cap adds half of the width at both ends. */}
      <Edged className={tables.length > 0 ? 'pl-place' : 'pl-seat'} d={dotsAt(seats)} width={chair} />
      {rails.length > 0 && (
        <>
          <path className="pl-hang" d={rails.map(lineAt).join('')} />
          <path className="pl-rail" d={rails.map(lineAt).join('')} />
        </>
      )}
      {runway && (
        <>
          <path className="pl-runway" d={rectAt(runway)} />
          <text
            className="pl-len"
            x={cm(runway[0] + runway[2] / 2)}
            y={cm(runway[1] + runway[3] / 2) + Math.round(letter / 3)}
          >
            {metres(Math.max(runway[2], runway[3]))}
          </text>
        </>
      )}
    </>
  )
}
