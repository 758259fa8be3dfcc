import type { ReactNode } from 'react'
import { useMedia } from '#/ui/admin/use-media.ts'

/** Where the sheet stands alone (`enquiry.css`): always, and while an answer is written. */
const ALONE = '(max-width: 860px)'
const ALONE_WRITING = '(max-width: 1180px)'

interface SheetHeadingProps {
  children: ReactNode
  /** Whether an answer is being written. */
  writing: boolean
  /** Names the page: the reference. */
  page: string
}

/** The heading of the sheet, below one of the page where the list and its heading are out of sight. */
export function SheetHeading({ children, writing, page }: SheetHeadingProps) {
  const alone = useMedia(ALONE)
  const aloneWriting = useMedia(ALONE_WRITING)
  return (
    <>
      {(alone || (writing && aloneWriting)) && <h1 className="sr">{page}</h1>}
      <h2>{children}</h2>
    </>
  )
}
