import type { ReactNode } from 'react'
import { AdminIcon } from './icon.tsx'

const LOOKS = {
  info: { className: 'note info', icon: 'info' },
  done: { className: 'note done', icon: 'circle-check' },
  warning: { className: 'note warn', icon: 'triangle-alert' },
  error: { className: 'note err', icon: 'circle-alert' },
} as const

interface NoticeProps {
  kind: keyof typeof LOOKS
  children: ReactNode
  /** Read out when it appears; not for what was there from the start. */
  live?: boolean
}

/** Something to know before going on. */
export function Notice({ kind, children, live = false }: NoticeProps) {
  const { className, icon } = LOOKS[kind]
  return (
    <div className={className} role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}>
      <AdminIcon name={icon} />
      <div>{children}</div>
    </div>
  )
}
