import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useState } from 'react'

/** What opens a filter, and how it is styled. */
export interface FilterTrigger {
  trigger: ReactNode
  triggerClass: string
}

interface FilterPopoverProps extends FilterTrigger {
  /** Choices of the filter; call `close` after a choice. */
  children: (close: () => void) => ReactNode
}

/** Filter whose choices open below its chip. */
export function FilterPopover({ trigger, triggerClass, children }: FilterPopoverProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={triggerClass}>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="pop-place" align="start" sideOffset={4} collisionPadding={8}>
          <Popover.Popup className="pop filter-pop">{children(() => setOpen(false))}</Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
