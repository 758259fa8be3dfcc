import type { ReactNode } from 'react'
import { EQUIPMENT_SHAPES } from './icon-equipment.tsx'
import { INTERFACE_SHAPES } from './icon-interface.tsx'
import { LAYOUT_SHAPES } from './icon-layouts.tsx'

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
