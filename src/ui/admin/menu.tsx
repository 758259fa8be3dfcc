import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { AdminIcon } from './icon.tsx'
import type { AdminIconName } from './icon-names.ts'

/** An item of a menu: a command, or a link. */
export interface MenuEntry {
  readonly label: string
  readonly icon?: AdminIconName
  readonly href?: string
  readonly onSelect?: () => void
  readonly danger?: boolean
  /** In a group of options: whether it is the current one. */
  readonly checked?: boolean
}

interface ActionMenuProps {
  /** Content of the button. */
  trigger: ReactNode
  triggerClass: string
  /** Name of the button where its content is not enough; also its tooltip. */
  label?: string
  /** Heading above the items: the subject of the menu. */
  heading?: ReactNode
  entries: readonly MenuEntry[]
  side?: 'top' | 'bottom' | 'right'
  align?: 'start' | 'end'
}

/** A button that opens a menu; arrows, Home, End, first letters and Escape work in it. */
export function ActionMenu({ trigger, triggerClass, label, heading, entries, side, align }: ActionMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={triggerClass} aria-label={label} title={label}>
        {trigger}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner
          className="pop-place"
          side={side ?? 'bottom'}
          align={align ?? 'end'}
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup className="pop menu">
            {heading && <div className="menu-head">{heading}</div>}
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Entry({ entry: { label, icon, href, onSelect, danger, checked } }: { entry: MenuEntry }) {
  const inside = (
    <>
      {icon && <AdminIcon name={icon} />}
      <span>{label}</span>
      {checked && <AdminIcon name="check" className="end" />}
    </>
  )
  const className = danger ? 'menu-item danger' : 'menu-item'
  if (href !== undefined) {
    return (
      <Menu.LinkItem className={className} href={href} closeOnClick>
        {inside}
      </Menu.LinkItem>
    )
  }
  if (checked !== undefined) {
    return (
      <Menu.CheckboxItem className={className} checked={checked} onClick={onSelect} closeOnClick>
        {inside}
      </Menu.CheckboxItem>
    )
  }
  return (
    <Menu.Item className={className} onClick={onSelect}>
      {inside}
    </Menu.Item>
  )
}
