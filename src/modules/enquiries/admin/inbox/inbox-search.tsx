import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keyName } from '#/lib/keys.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'

/** Debounce of the search, in milliseconds. */
const REST_MS = 250

interface InboxSearchProps {
  q: string
  onSearch: (q: string) => void
}

/** Search of the inbox, applied while typing. */
export function InboxSearch({ q, onSearch }: InboxSearchProps) {
  const t = useTranslations('admin.inbox')
  const [typed, setTyped] = useState(q)
  const asked = useRef(q)
  // Back, a tab or "clear" changes the search from outside; the user's own input arrives here later than it was typed.
  useEffect(() => {
    if (q !== asked.current) setTyped(q)
    asked.current = q
  }, [q])
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (typed.trim() === asked.current) return
    const timer = setTimeout(() => {
      asked.current = typed.trim()
      search(asked.current)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className="search">
      <AdminIcon name="search" />
      <input
        className="input"
        type="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (keyName(event) !== 'Escape') return
          // The first Escape empties the field, the second leaves it.
          if (typed !== '') setTyped('')
          else event.currentTarget.blur()
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      <kbd>/</kbd>
    </search>
  )
}
