import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { keyName } from '#/lib/keys.ts'
import { boundsOf, lengthOf, sidesOf } from '../../model/plan/geometry.ts'
import type { Point, Rect, Segment, VenuePlan } from '../../model/plan/plan.ts'
import type { PlanHandle } from '../../model/plan/plan-handles.ts'
import { cm, dotsAt, gapsOf, leavesOf, lineAt, outlineOf, rectAt } from '../../model/plan/plan-paths.ts'
import { solidsIn } from '../../model/plan/plan-solids.ts'
import type { PlanEditor } from './use-plan-editor.ts'

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Room to draw in around the outline, in metres. */
const AROUND = 2

/** The plan on a grid of metres; every handle is reached by Tab, moved by arrows or by a pointer. */
export function PlanGrid({ editor, plan }: { editor: PlanEditor; plan: VenuePlan }) {
  const t = useTranslations('admin.venuePlan')
  const sheet = useRef<SVGSVGElement>(null)
  const held = useRef<PlanHandle | null>(null)
  // While a corner is dragged the sheet stays where it is.
  const seen = useRef<Rect | null>(null)
  const [x, y, w, h] = held.current && seen.current ? seen.current : boundsOf(plan.outline)
  seen.current = [x, y, w, h]
  const [left, top] = [Math.floor(x) - AROUND, Math.floor(y) - AROUND]
  const [width, height] = [Math.ceil(w) + 2 * AROUND + 1, Math.ceil(h) + 2 * AROUND + 1]
  const solids = solidsIn(plan)
  const middle: Point = [x + w / 2, y + h / 2]
  const pointOf = (event: PointerEvent): Point => {
    const matrix = sheet.current?.getScreenCTM()?.inverse()
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    return [at.x / 100, at.y / 100]
  }
  const across = Array.from({ length: width + 1 }, (_, at) => `M${cm(left + at)} ${cm(top)}v${cm(height)}`)
  const down = Array.from({ length: height + 1 }, (_, at) => `M${cm(left)} ${cm(top + at)}h${cm(width)}`)
  return (
    <svg
      ref={sheet}
      className="plan-grid"
      viewBox={`${cm(left)} ${cm(top)} ${cm(width)} ${cm(height)}`}
      role="application"
      aria-label={t('sheet')}
      onPointerMove={(event) => held.current && editor.drag(held.current, pointOf(event))}
      onPointerUp={() => {
        held.current = null
      }}
    >
      <path className="plan-lines" d={[...across, ...down].join('')} />
      <path className="plan-zone" d={plan.zones.map(rectAt).join('')} />
      <path className="plan-room" d={plan.rooms.map(({ at }) => rectAt(at)).join('')} />
      <path className="plan-wall" d={plan.walls.map(lineAt).join('') + outlineOf(plan)} />
      <path className="plan-gap" d={gapsOf(plan)} />
      <path className="plan-window" d={plan.windows.map(lineAt).join('')} />
      <path
        className="plan-leaf"
        d={plan.doors
          .flatMap(leavesOf)
          .map(({ leaf, swing }) => leaf + swing)
          .join('')}
      />
      <path className="plan-solid" d={solids.lines} />
      <path className="plan-dark" d={solids.dark} />
      <path className="plan-column" d={dotsAt(plan.columns)} />
      <g className="plan-lengths" fontSize={(width + height) * 1.2}>
        {[...sidesOf(plan.outline), ...plan.walls]
          .filter((side) => lengthOf(side) > 0)
          .map((side) => (
            <Length key={side.join(' ')} side={side} inside={middle} />
          ))}
      </g>
      {editor.handles.map((handle, at) => (
        <Handle
          key={`${handle.list} ${handle.index} ${handle.part}`}
          handle={handle}
          editor={editor}
          at={at}
          size={(width + height) * 0.9}
          onHold={() => {
            editor.remember()
            held.current = handle
          }}
        />
      ))}
    </svg>
  )
}

/** The length of a wall beside its middle, towards the middle of the room. */
function Length({ side, inside: [toX, toY] }: { side: Segment; inside: Point }) {
  const format = useFormatter()
  const [x, y] = [(side[0] + side[2]) / 2, (side[1] + side[3]) / 2]
  const away = Math.hypot(toX - x, toY - y) || 1
  const by = 0.55
  return (
    <text x={cm(x + ((toX - x) / away) * by)} y={cm(y + ((toY - y) / away) * by)}>
      {format.number(lengthOf(side), { style: 'unit', unit: 'meter', maximumFractionDigits: 2 })}
    </text>
  )
}

interface HandleProps {
  handle: PlanHandle
  editor: PlanEditor
  /** Its place among all. */
  at: number
  /** Its radius, in centimetres. */
  size: number
  onHold: () => void
}

function Handle({ handle, editor, at, size, onHold }: HandleProps) {
  const t = useTranslations('admin.venuePlan')
  const format = useFormatter()
  const own = useRef<SVGCircleElement>(null)
  const isChosen = editor.chosen === at
  // What was added or lies beside what was removed is where the keys go on.
  useEffect(() => {
    if (isChosen && own.current?.ownerSVGElement?.contains(document.activeElement)) own.current.focus()
  }, [isChosen])
  const keys = (event: KeyboardEvent) => {
    const key = keyName(event) ?? ''
    const direction = DIRECTIONS[key]
    if (direction) editor.step(handle, direction)
    else if (key === 'Enter') editor.addAfter(handle)
    else if (key === 'Delete' || key === 'Backspace') editor.remove(handle)
    else if (key === 'mod+z') editor.undo()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const [x, y] = handle.at
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons
    <circle
      ref={own}
      className={isChosen ? 'plan-handle on' : 'plan-handle'}
      cx={cm(x)}
      cy={cm(y)}
      r={size}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={t('handle', {
        what: t(`list.${handle.list}`),
        n: handle.index + 1,
        x: format.number(x),
        y: format.number(y),
      })}
      onFocus={() => editor.choose(at)}
      onKeyDown={keys}
      onPointerDown={(event) => {
        event.currentTarget.focus()
        onHold()
      }}
    />
  )
}
