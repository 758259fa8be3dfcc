import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { useBackCloses } from '#/ui/site/use-back-closes.ts'

/** Makes Back close the sheet of filters, and the list keep what was chosen in it. Give it a place in the sheet. */
export function SheetStep({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const element = sheet.current
    // It may have been opened before the application was there.
    const follow = () => setOpen(element?.matches(':popover-open') ?? false)
    follow()
    element?.addEventListener('toggle', follow)
    return () => element?.removeEventListener('toggle', follow)
  }, [sheet])
  return isOpen ? <Step close={() => sheet.current?.hidePopover()} /> : null
}

function Step({ close }: { close: () => void }) {
  const { history } = useRouter()
  useBackCloses(close, () => ({ href: history.location.href, state: history.location.state }))
  return null
}
