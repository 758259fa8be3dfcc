import type { ReactNode } from 'react'
import { useMedia } from '#/ui/admin/use-media.ts'

/** Where the sheet stands alone (`request.css`): always, and while an answer is written. */
const ALONE = '(max-width: 640px)'
const ALONE_WRITING = '(max-width: 1180px)'

interface SheetHeadingProps {
  children: ReactNode
  /** Whether an answer is being written. */
  writing: boolean
  className?: string
}

/** The heading of the sheet: of the page, where the list beside it is out of sight. */
export function SheetHeading({ children, writing, className }: SheetHeadingProps) {
  const alone = useMedia(ALONE)
  const aloneWriting = useMedia(ALONE_WRITING)
  const Heading = alone || (writing && aloneWriting) ? 'h1' : 'h2'
  return <Heading className={className}>{children}</Heading>
}
