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
import { PlanScale } from './plan-scale.tsx'

/** Around the drawing, in centimetres: dimensions above and on the right, the scale below. */
const MARGIN = { top: 150, right: 180, bottom: 200, left: 110 }

/** A drawing is about this wide and high on a page, in pixels: its letters are 12 px high there. */
const [PAGE_WIDTH, PAGE_HEIGHT, LETTER] = [660, 520, 13]

interface PlanDrawingProps {
  readonly plan: VenuePlan
  readonly layout: PlacedLayout
  /** What the drawing shows, in a sentence. */
  readonly label: string
  /** Draws the room in the middle of this frame, without words: several in one frame are to one scale. */
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
