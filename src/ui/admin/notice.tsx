import type { ReactNode } from 'react'
import { AdminIcon } from './icon.tsx'

const LOOKS = {
  info: { className: 'note info', icon: 'info' },
  done: { className: 'note done', icon: 'circle-check' },
  warning: { className: 'note warn', icon: 'triangle-alert' },
  error: { className: 'note field-error', icon: 'circle-alert' },
} as const

interface NoticeProps {
  kind: keyof typeof LOOKS
  children: ReactNode
  /** Announced when it appears; not for a notice that is there from the start. */
  live?: boolean
}

/** A message box above the content. */
export function Notice({ kind, children, live = false }: NoticeProps) {
  const { className, icon } = LOOKS[kind]
  return (
    <div className={className} role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}>
      <AdminIcon name={icon} />
      <div>{children}</div>
    </div>
  )
}
