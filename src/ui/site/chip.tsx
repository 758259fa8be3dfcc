import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

interface ChipProps extends Omit<ComponentProps<'a'>, 'children' | 'aria-label'> {
  href: string
  /** What the chip stands for, for example an active filter. */
  text: string
  /** What happens on a click, in words; contains the text. */
  label: string
}

/** Something that can be taken away: a link to the same page without it. */
export function Chip({ text, label, href, className, ...link }: ChipProps) {
  return (
    <a {...link} href={href} className={className ? `chip ${className}` : 'chip'} aria-label={label}>
      {text}
      <Icon name="close" />
    </a>
  )
}
