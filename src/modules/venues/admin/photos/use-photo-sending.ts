import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BYTES_PER_MEGABYTE, MAX_MEGABYTES } from '#/lib/pictures/picture-limits.ts'
import type { StoredVenuePhoto, VenuePhotoProblem } from '../../model/venue-photo.ts'
import { sendVenuePhoto } from './photo-upload.ts'

/** Photographs that are on their way at a time. */
const AT_A_TIME = 3

/** A file on its way, or refused. Once it is stored it is a photograph and no longer here. */
export interface SendingPhoto {
  readonly key: string
  readonly file: File
  /** `waiting` for its turn, `sending`, `checking` once it has left, or `rejected`. */
  readonly state: 'waiting' | 'sending' | 'checking' | 'refused'
  /** How much has left, from 0 to 1. */
  readonly sent: number
  readonly problem?: VenuePhotoProblem
}

/** Uploads in progress, and the actions on them. */
export interface PhotoSending {
  readonly items: readonly SendingPhoto[]
  readonly add: (files: Iterable<File>) => void
  /** Stop one that is on its way, or take a refused one off the list. */
  readonly cancel: (key: string) => void
  readonly retry: (key: string) => void
}

/**
 * Send photographs of a venue, a few at a time.
 * @param onStored hears of each that the server has; also of one that it had before
 */
export function usePhotoSending(venueId: string, onStored: (photo: StoredVenuePhoto) => void): PhotoSending {
  const [items, setItems] = useState<readonly SendingPhoto[]>([])
  const underway = useRef(new Map<string, AbortController>())
  const heard = useRef(onStored)
  useLayoutEffect(() => {
    heard.current = onStored
  })
  useEffect(() => {
    const running = underway.current
    return () => {
      for (const stopping of running.values()) stopping.abort()
    }
  }, [])

  // Whatever waits is sent as soon as there is room.
  useEffect(() => {
    const waiting = items.filter(({ key, state }) => state === 'waiting' && !underway.current.has(key))
    for (const item of waiting.slice(0, Math.max(0, AT_A_TIME - underway.current.size))) void send(item)
  })

  const update = (key: string, changes: Partial<SendingPhoto>) =>
    setItems((now) => now.map((item) => (item.key === key ? { ...item, ...changes } : item)))
  const drop = (key: string) => setItems((now) => now.filter((item) => item.key !== key))

  async function send({ key, file }: SendingPhoto): Promise<void> {
    const stopping = new AbortController()
    underway.current.set(key, stopping)
    update(key, { state: 'sending', sent: 0 })
    const onProgress = (sent: number) => update(key, { sent, state: sent === 1 ? 'checking' : 'sending' })
    const outcome = await sendVenuePhoto(venueId, file, { onProgress, signal: stopping.signal })
    underway.current.delete(key)
    if (outcome.kind === 'refused') return update(key, { state: 'refused', problem: outcome.problem })
    drop(key)
    heard.current(outcome.photo)
  }

  return {
    items,
    add: (files) => setItems((now) => [...now, ...[...files].map(newItem)]),
    cancel(key) {
      underway.current.get(key)?.abort()
      underway.current.delete(key)
      drop(key)
    },
    retry(key) {
      setItems((now) =>
        now.map((item) => (item.key === key ? { key, file: item.file, state: 'waiting', sent: 0 } : item)),
      )
    },
  }
}

/** The size of a file as people count it. */
export function megabytesOf({ size }: File): number {
  return size / BYTES_PER_MEGABYTE
}

/** One that is too large need not be sent to be refused. */
function newItem(file: File): SendingPhoto {
  const item = { key: crypto.randomUUID(), file, sent: 0 }
  return megabytesOf(file) > MAX_MEGABYTES
    ? { ...item, state: 'refused', problem: { code: 'too-many-bytes' } }
    : { ...item, state: 'waiting' }
}
