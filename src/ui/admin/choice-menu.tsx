import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { digitOf } from '#/lib/keys.ts'
import { AdminIcon } from './icon.tsx'

/** One option of the menu. */
export interface Choice<Value> {
  readonly value: Value
  readonly label: string
  /** Shown instead of the label, e.g. a status with its shape. */
  readonly mark?: ReactNode
  /** A digit that selects it while the menu is open. */
  readonly key?: string
}

interface ChoiceMenuProps<Value> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Content of the button. */
  trigger: ReactNode
  triggerClass: string
  label?: string
  choices: readonly Choice<Value>[]
  /** The selected options. */
  chosen: readonly Value[]
  onChoose: (value: Value) => void
  /** Multiple selection: the menu stays open. */
  several?: boolean
  side?: 'top' | 'bottom'
  align?: 'start' | 'end'
}

/**
 * A button with options. The caller controls whether it is open, so that a key can open it; digits select
 * while it is open.
 */
export function ChoiceMenu<Value extends string | null>(props: ChoiceMenuProps<Value>) {
  const { open, onOpenChange, choices, chosen, onChoose, several = false, label } = props
  const trigger = useRef<HTMLButtonElement>(null)
  // Noted while rendering: the menu takes the focus in its first effect.
  const cameFrom = useRef<Element | null>(null)
  const wasOpen = useRef(false)
  if (open && !wasOpen.current) cameFrom.current = document.activeElement
  wasOpen.current = open
  const pressDigit = useEffectEvent((event: KeyboardEvent) => {
    const digit = digitOf(event)
    const pressed = choices.find(({ key }) => key !== undefined && key === digit)
    if (pressed === undefined) return
    event.preventDefault()
    onChoose(pressed.value)
    if (!several) onOpenChange(false)
  })
  // From the page: the menu takes the focus some frames after it has opened, and `s 4` is pressed faster than that. On its
  // way down, as the menu keeps what is pressed in it.
  useLayoutEffect(() => {
    if (!open) return
    const hear = (event: KeyboardEvent) => pressDigit(event)
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [open])
  return (
    <Menu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Menu.Trigger ref={trigger} className={props.triggerClass} aria-label={label} title={label}>
        {props.trigger}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner
          className="pop-place"
          side={props.side ?? 'bottom'}
          align={props.align ?? 'start'}
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup
            className="pop menu"
            // A key may have opened it from a place that gives the focus on to its first button.
            finalFocus={() => takesFocusBack(cameFrom.current) || trigger.current}
          >
            {choices.map((choice) => (
              <Menu.CheckboxItem
                key={choice.value ?? ''}
                className="menu-item"
                label={choice.label}
                checked={chosen.includes(choice.value)}
                onCheckedChange={() => onChoose(choice.value)}
                closeOnClick={!several}
              >
                {choice.mark ?? <span>{choice.label}</span>}
                {chosen.includes(choice.value) && <AdminIcon name="check" className="end" />}
                {choice.key && <kbd className={chosen.includes(choice.value) ? '' : 'end'}>{choice.key}</kbd>}
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function takesFocusBack(element: Element | null): boolean {
  return element instanceof HTMLElement && element.isConnected && element.tabIndex >= 0
}
