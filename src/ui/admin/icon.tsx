import shapes from 'virtual:icon-shapes'
import type { AdminIconName } from './icon-names.ts'

interface AdminIconProps {
  name: AdminIconName
  /** 14 px instead of 16. */
  small?: boolean
  className?: string
}

/** An icon in the colour of the text. Hidden from screen readers: the label beside it carries the meaning. */
export function AdminIcon({ name, small = false, className }: AdminIconProps) {
  const classes = ['glyph', small && 'glyph-small', className].filter(Boolean).join(' ')
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]?.map(([Tag, attributes]) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  )
}
