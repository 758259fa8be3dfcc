import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'

/** How long typing has to rest before the list is asked for, in milliseconds. */
const REST_MS = 250

interface InboxSearchProps {
  q: string
  onSearch: (q: string) => void
}

/** The search over the inbox: the list follows while it is typed. */
export function InboxSearch({ q, onSearch }: InboxSearchProps) {
  const t = useTranslations('admin.inbox')
  const [typed, setTyped] = useState(q)
  const asked = useRef(q)
  // Back, a tab or "clear" changes the search from outside; one's own letters come back later than they were typed.
  useEffect(() => {
    if (q !== asked.current) setTyped(q)
    asked.current = q
  }, [q])
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    if (typed.trim() === asked.current) return
    const timer = setTimeout(() => {
      asked.current = typed.trim()
      latest.current(asked.current)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className="search">
      <AdminIcon name="search" />
      <input
        className="in"
        type="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Empties first, leaves then.
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
