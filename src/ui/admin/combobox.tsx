import { Autocomplete } from '@base-ui/react/autocomplete'
import { type ComponentProps, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { keyName } from '#/lib/keys.ts'
import { useEarlyEnter } from './use-early-enter.ts'

interface AdminComboboxProps<Item>
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'children'> {
  typed: string
  onType: (typed: string) => void
  /** What is offered for what is typed. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  onTake: (item: Item) => void
  /** The present choice, among what is offered. */
  isChosen?: (item: Item) => boolean
  listLabel: string
  /** Whether the list may be seen. */
  open: boolean
  /** Without it the list is part of the page and stays. */
  onOpen?: (open: boolean) => void
  /** Whether Enter takes the first line although no arrow was pressed. */
  takesFirst: boolean
  /** Whether the items belong to exactly what is typed; Enter waits until they do. */
  isSettled?: boolean
  /** Between field and list. */
  note?: ReactNode
}

/**
 * A text field that offers what could be meant: arrows move, Enter takes, Escape closes the list and leaves what is typed.
 * The list stays beside its field, in no portal, so that a modal dialog can hold it. In the server's HTML it is a plain field:
 * Base UI would write a style attribute, which the content security policy forbids.
 */
export function AdminCombobox<Item>(props: AdminComboboxProps<Item>) {
  const { typed, onType, items, keyOf, renderItem, onTake, isChosen, listLabel, ...more } = props
  const { open, onOpen, takesFirst, isSettled = true, note, className = 'input', onKeyDown, ...input } = more
  const isHydrated = useSyncExternalStore(neverChanges, isBrowser, isServer)
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (isHydrated && hadFocus.current) box.current?.querySelector('input')?.focus()
  }, [isHydrated])
  const list = useRef<HTMLDivElement>(null)
  const isMoved = useRef(false)
  const isShown = open && items.length > 0
  const floats = onOpen !== undefined
  // On a phone the list would open below the edge.
  useEffect(() => {
    if (isShown && floats) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown, floats])
  const isAwaited = useEarlyEnter(isSettled, () => {
    if (items[0] !== undefined) onTake(items[0])
  })
  if (!isHydrated) {
    return (
      <div ref={box} className="combo">
        <input
          {...input}
          ref={(node) => () => {
            hadFocus.current = node === document.activeElement
          }}
          className={className}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
    )
  }
  return (
    <div ref={box} className="combo">
      <Autocomplete.Root
        open
        inline
        mode="none"
        items={isShown ? items : NOTHING}
        autoHighlight={takesFirst && 'always'}
        highlightItemOnHover={false}
        value={typed}
        onValueChange={(value) => {
          isAwaited.current = false
          onType(value)
          onOpen?.(true)
        }}
        onItemHighlighted={(item, { reason }) => {
          isMoved.current = item !== undefined && reason === 'keyboard'
        }}
      >
        <Autocomplete.Input
          autoComplete="off"
          {...input}
          className={className}
          aria-expanded={isShown}
          onBlur={() => onOpen?.(false)}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            const key = keyName(event)
            if (key === 'Enter' && takesFirst && !isSettled) {
              isAwaited.current = typed !== ''
              event.preventDefault()
              event.preventBaseUIHandler()
            } else if (key === 'Enter' && !takesFirst && !isMoved.current) {
              // Highlighted as the first line of other words: not what is meant now. The form is sent.
              event.preventBaseUIHandler()
            } else if (key === 'ArrowDown' && !isShown) {
              onOpen?.(true)
              event.preventDefault()
              event.preventBaseUIHandler()
            } else if (key === 'Escape' && isShown && floats) {
              onOpen(false)
              event.preventDefault()
            }
          }}
        />
        {note}
        <Autocomplete.List
          ref={list}
          className={floats ? 'pop combo-list' : 'combo-list'}
          aria-label={listLabel}
          hidden={!isShown}
          // Its scroll bar and its edge leave the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {(item: Item) => (
            <Autocomplete.Item
              key={keyOf(item)}
              value={item}
              className="menu-item"
              aria-selected={isChosen?.(item)}
              onClick={() => onTake(item)}
            >
              {renderItem(item)}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </div>
  )
}

const NOTHING: readonly never[] = []

const neverChanges = () => () => undefined
const isBrowser = () => true
const isServer = () => false
