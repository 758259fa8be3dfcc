import { useTranslations } from 'use-intl'
import { formatArea } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { PlanDoor, VenuePlan } from '../../model/plan/plan.ts'
import { cm, outsideOf, rectAt } from '../../model/plan/plan-paths.ts'

/** How wide a letter is, as a part of its height: those of Chinese, Japanese and Korean are square. */
function widthOf(text: string, letter: number): number {
  const square = text.match(/[\u3000-\u9fff\uac00-\ud7af]/g)?.length ?? 0
  return (square + (text.length - square) * 0.56) * letter
}

/** Letters of a drawing on a phone, as a part of those on a wide screen (`plan.css`). */
const PHONE_LETTER = 1.5

/** Names of rooms with their areas, and of the doors to the outside. */
export function PlanLabels({ plan, letter }: { plan: VenuePlan; letter: number }) {
  const t = useTranslations('plan')
  const language = useLanguage()
  return (
    <>
      {plan.rooms.map(({ kind, at: [x, y, w, h] }) => {
        const name = t(`room.${kind}`)
        const [middleX, middleY] = [cm(x + w / 2), cm(y + h / 2)]
        const wide = widthOf(name, letter)
        const isTurned = wide > cm(w) - 20 && h > w
        const isTight = wide * PHONE_LETTER > cm(isTurned ? h : w) - 20
        return (
          <g key={`${x} ${y}`}>
            {kind === 'courtyard' && <path className="pl-yard" d={rectAt([x, y, w, h])} />}
            <text
              className={isTight ? 'pl-name pl-tight' : 'pl-name'}
              x={middleX}
              y={middleY}
              transform={isTurned ? `rotate(-90 ${middleX} ${middleY})` : undefined}
            >
              {name}
              {!isTurned && cm(h) > 3 * letter && (
                <tspan className="pl-sub" x={middleX} dy="1.2em">
                  {formatArea(Math.round(w * h), language)}
                </tspan>
              )}
            </text>
          </g>
        )
      })}
      {plan.doors.map((door) => (
        <DoorLabel key={door.at.join(' ')} plan={plan} door={door} />
      ))}
    </>
  )
}

function DoorLabel({ plan, door }: { plan: VenuePlan; door: PlanDoor }) {
  const t = useTranslations('plan')
  const outside = outsideOf(plan, door)
  if (outside === undefined || door.kind === 'inner' || door.kind === 'opening') return null
  const [x, y] = outside.at.map(cm)
  const [outX, outY] = outside.out
  const isSide = Math.abs(outX) > Math.abs(outY)
  const turn = isSide ? (outX > 0 ? 90 : -90) : 0
  return (
    <text
      className="pl-tag"
      x={x}
      y={y}
      dy={!isSide && outY > 0 ? '.7em' : 0}
      transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}
    >
      {t(`door.${door.kind}`)}
    </text>
  )
}
