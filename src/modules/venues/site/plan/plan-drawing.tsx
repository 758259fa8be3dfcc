import { useTranslations } from 'use-intl'
import type { PlanFrame } from '../../model/plan/common-frame.ts'
import type { PlacedLayout } from '../../model/plan/furniture.ts'
import { boundsOf } from '../../model/plan/geometry.ts'
import { COLUMN_RADIUS, type VenuePlan } from '../../model/plan/plan.ts'
import {
  cm,
  dotsAt,
  gapsOf,
  glassOf,
  leavesOf,
  lineAt,
  outlineOf,
  rectAt,
} from '../../model/plan/plan-paths.ts'
import { PlanFurniture } from './plan-furniture.tsx'
import { PlanLabels } from './plan-labels.tsx'
import { useMetres } from './use-metres.ts'

/** Marks of the scale bar, in metres. */
const MARKS = [0, 1, 2, 5]

interface PlanScaleProps {
  /** The drawing without its margins, in centimetres. */
  readonly bounds: readonly [x: number, y: number, w: number, h: number]
  readonly letter: number
  readonly north: number
  readonly northLetter: string
}

/** Dimensions, the scale bar and the north arrow. */
function PlanScale({ bounds: [x, y, w, h], letter, north, northLetter }: PlanScaleProps) {
  const metres = useMetres()
  const [top, right, bar] = [y - 110, x + w + 130, y + h + 125]
  const compass = Math.round(letter * 1.3)
  const [northX, northY] = [x + w - compass, bar + compass / 2]
  return (
    <>
      <path
        className="pl-dim"
        d={`M${x} ${top - 14}v28M${x + w} ${top - 14}v28M${x} ${top}h${w}M${right - 14} ${y}h28M${right - 14} ${y + h}h28M${right} ${y}v${h}`}
      />
      <text className="pl-meas" x={x + w / 2} y={top + letter / 3}>
        {metres(w / 100, 1)}
      </text>
      <text
        className="pl-meas"
        x={right}
        y={y + h / 2}
        dy=".33em"
        transform={`rotate(-90 ${right} ${y + h / 2})`}
      >
        {metres(h / 100, 1)}
      </text>
      <path className="pl-bar" d={`M${x} ${bar}h100M${x + 200} ${bar}h300`} />
      <path className="pl-dim" d={`M${x} ${bar}v-9h500v18h-500z`} />
      {MARKS.map((mark) => (
        <text key={mark} className="pl-tag" x={x + mark * 100} y={bar + letter * 1.3}>
          {mark === 5 ? metres(mark) : mark}
        </text>
      ))}
      <g transform={`translate(${northX} ${northY}) rotate(${north})`}>
        <path
          className="pl-north"
          d={`M0 ${-compass}L${compass * 0.4} ${compass * 0.6}L0 ${compass * 0.3}L${-compass * 0.4} ${compass * 0.6}z`}
        />
        <text className="pl-tag" y={-compass - 6}>
          {northLetter}
        </text>
      </g>
    </>
  )
}

/** Around the drawing, in centimetres: dimensions above and on the right, the scale below. */
const MARGIN = { top: 150, right: 180, bottom: 200, left: 110 }

/** A drawing is about this wide and high on a page, in pixels: its letters are 12 px high there. */
const [PAGE_WIDTH, PAGE_HEIGHT, LETTER] = [660, 520, 13]

interface PlanDrawingProps {
  readonly plan: VenuePlan
  readonly layout: PlacedLayout
  /** What the drawing shows, in a sentence. */
  readonly label: string
  /** Frame in whose middle the room is drawn, without words: several in one frame are to one scale. */
  readonly frame?: PlanFrame
}

/** A plan to scale with a layout on it. */
export function PlanDrawing({ plan, layout, label, frame }: PlanDrawingProps) {
  const t = useTranslations('plan')
  const around = plan.rooms.flatMap(({ kind, at: [x, y, w, h] }) =>
    kind === 'courtyard' ? [[x, y] as const, [x + w, y + h] as const] : [],
  )
  const [x, y, w, h] = boundsOf([...plan.outline, ...around]).map(cm) as [number, number, number, number]
  const width = w + MARGIN.left + MARGIN.right
  const height = h + MARGIN.top + MARGIN.bottom
  const letter = Math.round(LETTER * Math.max(width / PAGE_WIDTH, height / PAGE_HEIGHT))
  const leaves = plan.doors.flatMap(leavesOf)
  return (
    <svg
      className="plan"
      viewBox={frame ? framed(plan, frame) : `${x - MARGIN.left} ${y - MARGIN.top} ${width} ${height}`}
      fontSize={letter}
      role="img"
      aria-label={label}
    >
      <path className="pl-floor" d={outlineOf(plan)} />
      <PlanFurniture layout={layout} letter={letter} />
      <path className="pl-in" d={plan.walls.map(lineAt).join('')} />
      <path className="pl-out" d={outlineOf(plan)} />
      <path className="pl-gap" d={gapsOf(plan)} />
      <path className="pl-glass" d={glassOf(plan)} />
      <path className="pl-leaf" d={leaves.map(({ leaf }) => leaf).join('')} />
      <path className="pl-swing" d={leaves.map(({ swing }) => swing).join('')} />
      <path className="pl-solid" d={plan.solids.map(({ at }) => rectAt(at)).join('')} />
      {plan.columns.length > 0 && (
        <path className="pl-column" strokeWidth={cm(2 * COLUMN_RADIUS)} d={dotsAt(plan.columns)} />
      )}
      {!frame && (
        <>
          <PlanLabels plan={plan} letter={letter} />
          <PlanScale bounds={[x, y, w, h]} letter={letter} north={plan.north} northLetter={t('north')} />
        </>
      )}
    </svg>
  )
}

function framed({ outline }: VenuePlan, [width, height]: PlanFrame): string {
  const [x, y, w, h] = boundsOf(outline)
  return [x + (w - width) / 2, y + (h - height) / 2, width, height].map(cm).join(' ')
}
