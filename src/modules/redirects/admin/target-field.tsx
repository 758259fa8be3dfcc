import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keyName } from '#/lib/keys.ts'
import { matchingTargets } from '../model/matching-targets.ts'
import type { RedirectTarget } from '../redirects.functions.ts'

interface TargetFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  targets: readonly RedirectTarget[]
  value: string
  onValue: (value: string) => void
}

/** A field for a page of the site: a name is typed, its path is taken. Paths can be typed as they are. */
export function TargetField({ targets, value, onValue, ...input }: TargetFieldProps) {
  const t = useTranslations('admin.redirects')
  const list = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const options = useRef<HTMLDivElement>(null)
  const offered = open ? matchingTargets(targets, value) : []
  const isPath = /^(?:\/|https?:)/u.test(value.trim())
  // A typed path is sent as it is; a name is none, so that Enter takes the first page of that name.
  const at =
    active === undefined ? (isPath || value.trim() === '' ? -1 : 0) : Math.min(active, offered.length - 1)
  const shown = offered.length > 0 && !(isPath && offered.length === 1 && offered[0]?.path === value.trim())
  useEffect(() => {
    if (shown) options.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  const take = (target: RedirectTarget | undefined) => {
    if (target === undefined) return
    onValue(target.path)
    setOpen(false)
    setActive(undefined)
  }
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => {
      if (!open) setOpen(true)
      else if (shown) setActive((at + 1) % offered.length)
      return true
    },
    ArrowUp: () => {
      if (shown) setActive((at - 1 + offered.length) % offered.length)
      return shown
    },
    Enter: () => {
      if (!shown || at < 0) return false
      take(offered[at])
      return true
    },
    Escape: () => {
      setOpen(false)
      return shown
    },
  }
  return (
    <div className="combo target">
      <input
        {...input}
        className="input path"
        type="text"
        role="combobox"
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? `${list}-${at}` : undefined}
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoComplete="off"
        maxLength={2000}
        value={value}
        onChange={(event) => {
          onValue(event.target.value)
          setActive(undefined)
          setOpen(true)
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={(event: KeyboardEvent) => {
          if (keys[keyName(event) ?? '']?.()) event.preventDefault()
        }}
      />
      <div
        ref={options}
        id={list}
        role="listbox"
        aria-label={t('pages')}
        className="pop combo-list"
        hidden={!shown}
      >
        {shown &&
          offered.map((target, position) => (
            <div
              key={target.path}
              id={`${list}-${position}`}
              role="option"
              aria-selected={position === at}
              tabIndex={-1}
              className="menu-item"
              data-highlighted={position === at ? '' : undefined}
              // Before the field loses the focus.
              onPointerDown={(event) => {
                event.preventDefault()
                take(target)
              }}
            >
              {target.name && <span>{target.name}</span>}
              <span className="path muted end">{target.path}</span>
            </div>
          ))}
      </div>
    </div>
  )
}
