import type { ReactNode } from 'react'
import { useMedia } from '#/ui/admin/use-media.ts'

/** Media query under which the sheet fills the window (`enquiry.css`). */
const ALONE = '(max-width: 860px)'
const ALONE_WRITING = '(max-width: 1180px)'

interface SheetHeadingProps {
  children: ReactNode
  /** Whether the composer is open. */
  writing: boolean
  /** Title of the page: the reference. */
  page: string
}

/** Heading of the sheet; below a page heading where the list and its heading are hidden. */
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
