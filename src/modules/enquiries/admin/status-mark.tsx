import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ShapeMark } from '#/ui/admin/data-list/shape-mark.tsx'
import type { EnquiryStatus } from '../model/enquiry-statuses.ts'

/** A status, or what may be none. */
type Marked = EnquiryStatus | 'perhaps-spam'

const RING = <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />

/**
 * Each status has its own shape, so that colour is not needed to read it: ring, half, three quarters, tick, cross, bar.
 */
const SHAPES: Record<Marked, { className: string; shape: ReactNode }> = {
  new: { className: 'st-new', shape: RING },
  'in-progress': {
    className: 'st-doing',
    shape: (
      <>
        {RING}
        <path d="M7 3.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" />
      </>
    ),
  },
  quoted: {
    className: 'st-quoted',
    shape: (
      <>
        {RING}
        <path d="M7 3.5a3.5 3.5 0 1 1-3.5 3.5H7z" fill="currentColor" />
      </>
    ),
  },
  won: {
    className: 'st-won',
    shape: (
      <>
        <circle cx="7" cy="7" r="6.5" fill="currentColor" />
        <path d="m4 7.2 2.1 2.1L10 5.2" fill="none" stroke="var(--paper)" strokeWidth="1.8" />
      </>
    ),
  },
  lost: {
    className: 'st-lost',
    shape: (
      <>
        {RING}
        <path d="m5 5 4 4m0-4-4 4" stroke="currentColor" strokeWidth="1.6" />
      </>
    ),
  },
  spam: {
    className: 'st-spam',
    shape: (
      <>
        {RING}
        <path d="m3.4 10.6 7.2-7.2" stroke="currentColor" strokeWidth="1.8" />
      </>
    ),
  },
  'perhaps-spam': {
    className: 'st-perhaps',
    shape: (
      <>
        {RING}
        <path d="M7 3.6v4" stroke="currentColor" strokeWidth="1.8" />
        <circle cx="7" cy="9.7" r="1" fill="currentColor" />
      </>
    ),
  },
}

/** Shape and label of a status. */
export function StatusMark({ status }: { status: Marked }) {
  const t = useTranslations('admin.requestStatus')
  const { className, shape } = SHAPES[status]
  return (
    <ShapeMark className={className} shape={shape}>
      {t(status)}
    </ShapeMark>
  )
}
