import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

interface ChipProps extends Omit<ComponentProps<'a'>, 'children' | 'aria-label'> {
  href: string
  /** For example, an active filter. */
  text: string
  /** Accessible name: the effect of a click; contains the text. */
  label: string
}

/** A removable filter: a link to the same page without it. */
export function Chip({ text, label, href, className, ...link }: ChipProps) {
  return (
    <a {...link} href={href} className={className ? `chip ${className}` : 'chip'} aria-label={label}>
      {text}
      <Icon name="close" />
    </a>
  )
}
