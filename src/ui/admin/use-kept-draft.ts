import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onDraftBack, staffDrafts } from './staff-drafts.ts'

/** How long after the last key a draft is kept, in milliseconds. */
const KEEP_AFTER_MS = 400

/** Kind of draft. The functions may be new ones at every rendering. */
export interface DraftKind<T extends object> {
  /** Read what the device holds; undefined for anything else. */
  readonly read: (kept: unknown) => T | undefined
  /** A draft in which nothing has been typed. */
  readonly begin: () => T
  /** Whether there is nothing to keep. */
  readonly isEmpty?: (draft: T) => boolean
  /** What is kept of it; the whole, unless said. */
  readonly pack?: ((draft: T) => object) | undefined
}

/** Draft of a form of the back office. */
export interface KeptDraft<T extends object> {
  readonly draft: T
  /** ISO 8601: when it was kept on the device; `null` until then. */
  readonly savedAt: string | null
  /** Whether it was begun before and found on the device. */
  readonly wasKept: boolean
  /** Whether the device has not taken it: its storage is full or forbidden. */
  readonly isRefused: boolean
  /** The draft as it stands, also before anything is drawn. */
  readonly present: () => T
  readonly change: (part: Partial<T>) => void
  /** Show a draft that need not be kept. @param savedAt when it was kept */
  readonly show: (draft: T, savedAt: string | null) => void
  /** Keep another draft on the device, which the form does not show. */
  readonly keep: (draft: T, savedAt: string | null) => void
  /** Remove it from the device, once it is sent; the form goes on showing it. */
  readonly forget: () => void
  /** Remove it from the device and begin anew. */
  readonly restart: () => void
}

interface Opened<T> {
  readonly name: string | null
  readonly draft: T
  readonly savedAt: string | null
  readonly wasKept: boolean
}

/**
 * Hold what is typed in a form and keep it on the device, whatever happens to the form: a pause, the next request, a
 * reload or a closed window lose nothing.
 * @param name of the draft, with the account in it; `null` as long as the device cannot be asked
 */
export function useKeptDraft<T extends object>(name: string | null, kind: DraftKind<T>): KeptDraft<T> {
  const latestKind = useRef(kind)
  useLayoutEffect(() => {
    latestKind.current = kind
  })
  const [opened, setOpened] = useState<Opened<T>>(() => open(name, kind))
  // Another draft in the same form: derived at once, so that no key goes to the former one.
  const current = opened.name === name ? opened : open(name, kind)
  if (current !== opened) setOpened(current)
  const latest = useRef(current)
  latest.current = current
  const pending = useRef<T | null>(null)
  const [isRefused, setRefused] = useState(false)

  const write = useCallback(() => {
    const typed = pending.current
    pending.current = null
    if (typed === null || name === null) return
    if (latestKind.current.isEmpty?.(typed)) return staffDrafts.remove(name)
    const savedAt = staffDrafts.write(name, packed(typed, latestKind.current))
    setRefused(savedAt === undefined)
    if (savedAt !== undefined) setOpened((before) => (before.name === name ? { ...before, savedAt } : before))
  }, [name])
  const { draft } = current
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the pause anew
  useEffect(() => {
    if (pending.current === null) return
    const timer = setTimeout(write, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [draft, write])
  useEffect(() => {
    // A phone may end a hidden page without a word.
    for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, write)
    return () => {
      for (const event of ['pagehide', 'visibilitychange']) removeEventListener(event, write)
      write()
    }
  }, [write])
  const begin = useCallback(
    (fromDevice: boolean) => {
      pending.current = null
      setOpened(
        fromDevice
          ? open(name, latestKind.current)
          : { name, draft: latestKind.current.begin(), savedAt: null, wasKept: false },
      )
    },
    [name],
  )
  useEffect(() => onDraftBack((back) => back === name && begin(true)), [name, begin])

  const forget = () => {
    pending.current = null
    if (name !== null) staffDrafts.remove(name)
  }
  const show = (next: T, savedAt: string | null) => {
    latest.current = { name, draft: next, savedAt, wasKept: current.wasKept }
    pending.current = null
    setOpened(latest.current)
  }
  return {
    draft,
    savedAt: current.savedAt,
    wasKept: current.wasKept,
    isRefused,
    present: () => latest.current.draft,
    show,
    keep: (other, savedAt) => {
      if (name !== null) staffDrafts.write(name, packed(other, latestKind.current), savedAt ?? undefined)
    },
    change: (part) => {
      const next = { ...latest.current.draft, ...part }
      show(next, latest.current.savedAt)
      pending.current = next
    },
    forget,
    restart: () => {
      forget()
      begin(false)
    },
  }
}

function packed<T extends object>(draft: T, { pack }: DraftKind<T>): object {
  return pack?.(draft) ?? draft
}

function open<T extends object>(name: string | null, { read, begin }: DraftKind<T>): Opened<T> {
  const stored = name === null ? undefined : staffDrafts.read(name)
  const kept = stored && read(stored.content)
  return {
    name,
    draft: kept ?? begin(),
    savedAt: (kept && stored?.savedAt) ?? null,
    wasKept: kept !== undefined,
  }
}
