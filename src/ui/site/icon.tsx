import type { ReactNode } from 'react'
import { EQUIPMENT_SHAPES } from './icon-equipment.tsx'
import { INTERFACE_SHAPES } from './icon-interface.tsx'

/** Seating plans, on a grid of 40 by 28, by the layout ids of the catalogue. */
const LAYOUT_SHAPES = {
  'layout-standing': (
    <>
      <circle cx="6" cy="8" r="2" />
      <circle cx="15" cy="5" r="2" />
      <circle cx="25" cy="9" r="2" />
      <circle cx="34" cy="6" r="2" />
      <circle cx="10" cy="17" r="2" />
      <circle cx="20" cy="15" r="2" />
      <circle cx="30" cy="18" r="2" />
      <circle cx="5" cy="24" r="2" />
      <circle cx="16" cy="24" r="2" />
      <circle cx="25" cy="24" r="2" />
      <circle cx="36" cy="24" r="2" />
    </>
  ),
  'layout-cocktailDinner': (
    <>
      <circle cx="11" cy="14" r="4.5" />
      <circle cx="29" cy="14" r="4.5" />
      <circle cx="11" cy="4.5" r="1.7" />
      <circle cx="11" cy="23.5" r="1.7" />
      <circle cx="3" cy="9" r="1.7" />
      <circle cx="29" cy="4.5" r="1.7" />
      <circle cx="29" cy="23.5" r="1.7" />
      <circle cx="37" cy="19" r="1.7" />
    </>
  ),
  'layout-seatedDinner': (
    <>
      <path d="M5 10h30v8H5z" />
      <circle cx="9" cy="5" r="1.7" />
      <circle cx="16.3" cy="5" r="1.7" />
      <circle cx="23.6" cy="5" r="1.7" />
      <circle cx="31" cy="5" r="1.7" />
      <circle cx="9" cy="23" r="1.7" />
      <circle cx="16.3" cy="23" r="1.7" />
      <circle cx="23.6" cy="23" r="1.7" />
      <circle cx="31" cy="23" r="1.7" />
    </>
  ),
  'layout-runway': (
    <>
      <path d="M14 1h12v26H14z" />
      <path d="M20 5v15M17 17l3 3 3-3" />
      <path d="M4 3h4M4 8h4M4 13h4M4 18h4M4 23h4M32 3h4M32 8h4M32 13h4M32 18h4M32 23h4" />
    </>
  ),
}

const SHAPES = { ...INTERFACE_SHAPES, ...EQUIPMENT_SHAPES, ...LAYOUT_SHAPES } satisfies Record<
  string,
  ReactNode
>

/** Every icon of the site; equipment is `equipment-{id}`, seating plans are `layout-{id}`. */
export type IconName = keyof typeof SHAPES

interface IconProps {
  name: IconName
  /** 18 px instead of 24. */
  small?: boolean
  className?: string
}

/** An icon in the colour of the text. Hidden from screen readers: the label beside it carries the meaning. */
export function Icon({ name, small = false, className }: IconProps) {
  const plan = name.startsWith('layout-')
  const classes = ['icon', small && 'icon-s', plan && 'icon-plan', className].filter(Boolean).join(' ')
  return (
    <svg className={classes} viewBox={plan ? '0 0 40 28' : '0 0 24 24'} aria-hidden="true">
      {SHAPES[name]}
    </svg>
  )
}
