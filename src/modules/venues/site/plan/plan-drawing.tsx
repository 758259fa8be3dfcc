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
import { solidsIn } from '../../model/plan/plan-solids.ts'
import { PlanFurniture } from './plan-furniture.tsx'
import { PlanKey } from './plan-key.tsx'
import { PlanWordsAround } from './plan-words-around.tsx'
import { usePlanSheet } from './use-plan-sheet.ts'

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
  const { sheet, letter, narrowLetter, phoneWidth } = usePlanSheet(plan, frame !== undefined)
  const t = useTranslations('plan')
  const yards = plan.rooms.filter(({ kind }) => kind === 'courtyard')
  const solids = solidsIn(plan)
  const leaves = plan.doors.flatMap(leavesOf)
  const drawing = (
    <svg
      className="plan"
      viewBox={frame ? framed(plan, frame) : sheet?.view.join(' ')}
      width={phoneWidth}
      fontSize={letter}
      role="img"
      aria-label={label}
    >
      <g fontSize={narrowLetter}>
        <path className="pl-floor" d={outlineOf(plan)} />
        <PlanFurniture layout={layout} letter={letter} />
        <path className="pl-in" d={plan.walls.map(lineAt).join('')} />
        <path className="pl-out" d={outlineOf(plan)} />
        <path className="pl-gap" d={gapsOf(plan)} />
        <path className="pl-glass" d={glassOf(plan)} />
        <path className="pl-leaf" d={leaves.map(({ leaf }) => leaf).join('')} />
        <path className="pl-swing" d={leaves.map(({ swing }) => swing).join('')} />
        <path className="pl-solid" d={solids.lines} />
        <path className="pl-dark" d={solids.dark} />
        {plan.columns.length > 0 && (
          <path className="pl-column" strokeWidth={cm(2 * COLUMN_RADIUS)} d={dotsAt(plan.columns)} />
        )}
        {yards.length > 0 && <path className="pl-yard" d={yards.map(({ at }) => rectAt(at)).join('')} />}
        {sheet && <PlanWordsAround sheet={sheet} letter={letter} />}
      </g>
    </svg>
  )
  return (
    <div className="plan-box">
      {phoneWidth === undefined ? (
        drawing
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <figure className="plan-pan" aria-label={t('title')} tabIndex={0}>
          {drawing}
        </figure>
      )}
      {sheet && <PlanKey plan={plan} lines={sheet.key} />}
    </div>
  )
}

function framed({ outline }: VenuePlan, [width, height]: PlanFrame): string {
  const [x, y, w, h] = boundsOf(outline)
  return [x + (w - width) / 2, y + (h - height) / 2, width, height].map(cm).join(' ')
}
