import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { keyName } from '#/lib/keys.ts'
import { photoUrl } from '#/ui/site/photo-address.ts'
import type { FocalPoint as Point, VenuePhoto } from '../../model/venue-photo.ts'

const WIDTH = 640

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrows move by 1 %, with Shift by 10 %. */
const LARGE_STEP = 10

interface FocalPointProps {
  photo: VenuePhoto
  onChange: (focus: Point) => void
}

/** The whole photograph with the point that stays in view however it is cut: by pointer or by arrows. */
export function FocalPoint({ photo: { key, width, height, focus }, onChange }: FocalPointProps) {
  const t = useTranslations('admin.venuePhotos')
  const held = useRef(false)
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    })
  }
  const step = (event: KeyboardEvent) => {
    const [key = '', large] = (keyName(event) ?? '').split('+').reverse()
    const direction = DIRECTIONS[key]
    if (direction === undefined || (large !== undefined && large !== 'shift')) return
    event.preventDefault()
    const by = large ? LARGE_STEP : 1
    onChange({ x: within(focus.x + by * direction[0]), y: within(focus.y + by * direction[1]) })
  }
  return (
    <div>
      <div
        className="focal"
        role="slider"
        tabIndex={0}
        aria-label={t('focalLabel')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={t('focalValue', { x: focus.x, y: focus.y })}
        onKeyDown={step}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = true
          point(event)
        }}
        onPointerMove={(event) => held.current && point(event)}
        onPointerUp={() => {
          held.current = false
        }}
        onPointerCancel={() => {
          held.current = false
        }}
      >
        <img src={photoUrl(key, 'webp', WIDTH)} alt="" width={width} height={height} draggable={false} />
        <svg aria-hidden="true">
          <line x1={`${focus.x}%`} x2={`${focus.x}%`} y1="0" y2="100%" />
          <line y1={`${focus.y}%`} y2={`${focus.y}%`} x1="0" x2="100%" />
          <circle className="edge" cx={`${focus.x}%`} cy={`${focus.y}%`} r="11.5" />
          <circle cx={`${focus.x}%`} cy={`${focus.y}%`} r="9" />
        </svg>
      </div>
      <p className="muted focal-hint">{t('focalHint', { x: focus.x, y: focus.y })}</p>
    </div>
  )
}

function within(percent: number): number {
  return Math.max(0, Math.min(100, Math.round(percent)))
}
