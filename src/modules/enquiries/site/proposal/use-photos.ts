import { useEffect, useRef, useState } from 'react'
import { visitorDrafts } from '#/forms/form-draft.ts'
import { BYTES_PER_MEGABYTE, MAX_MEGABYTES } from '#/lib/pictures/picture-limits.ts'
import type { ShownPhotos } from '../../model/draft-photo.ts'
import { PROPOSAL_LIMITS } from '../../model/proposal-fields.ts'
import { type DraftPhotos, newDraft, PHOTOS_DRAFT, readDraftPhotos } from './draft-photos.ts'
import { change, isArriving, move, type PhotoItem, storedItem, storedPhotos, taken } from './photo-items.ts'
import { discardPhoto, fetchDraftPhotos, uploadPhoto } from './upload-photo.ts'

/** Parallel uploads: mobile connections are slow. */
const AT_A_TIME = 2

/** A photograph that was taken away, and where it was. */
interface RemovedPhoto {
  readonly item: PhotoItem
  readonly at: number
}

/** The photographs of the form, and what can be done with them. */
export interface Photos {
  /** Token of the draft; empty until the application has started. */
  readonly draft: string
  readonly items: readonly PhotoItem[]
  readonly removed: RemovedPhoto | undefined
  /** How many of the last visit were deleted meanwhile. */
  readonly gone: number
  readonly arriving: boolean
  readonly add: (files: Iterable<File>) => void
  readonly move: (key: string, to: number) => void
  readonly remove: (key: string) => void
  readonly undo: () => void
  readonly retry: (key: string) => void
  /** Ask the server which photographs it still has. */
  readonly refresh: () => void
  /** The server has confirmed the proposal: nothing is kept here any more. */
  readonly forget: () => void
}

/** Keep the photographs of the form: each is sent as soon as it is chosen, and found again after a reload. */
export function usePhotos(shown: ShownPhotos | undefined): Photos {
  const [draft, setDraft] = useState(shown?.draft ?? '')
  const [items, setItems] = useState<readonly PhotoItem[]>(() => (shown?.photos ?? []).map(storedItem))
  const [removed, setRemoved] = useState<RemovedPhoto>()
  const [gone, setGone] = useState(shown?.gone ?? 0)
  const underway = useRef(new Map<string, AbortController>())
  const discarding = useRef<Promise<unknown>>(Promise.resolve())
  const forgotten = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come to life
  useEffect(() => {
    if (shown) return
    const kept = readDraftPhotos()
    setDraft(kept?.draft ?? newDraft())
    if (!kept || kept.photos.length === 0) return
    setItems(kept.photos.map(storedItem))
    void refresh(kept)
  }, [])

  useEffect(() => {
    if (draft !== '' && !forgotten.current)
      visitorDrafts.write(PHOTOS_DRAFT, { draft, photos: storedPhotos(items) })
  }, [draft, items])

  // Whatever waits is sent as soon as there is room.
  useEffect(() => {
    const room = AT_A_TIME - underway.current.size
    const waiting = items.filter(({ key, state }) => state === 'waiting' && !underway.current.has(key))
    if (draft === '') return
    for (const item of waiting.slice(0, Math.max(0, room))) void send(item)
  })

  const update = (key: string, changes: Partial<PhotoItem>) => setItems((now) => change(now, key, changes))

  async function refresh(kept: DraftPhotos): Promise<void> {
    const present = await fetchDraftPhotos(kept.draft)
    if (present === undefined) return
    const lost = kept.photos.filter((photo) => !present.some(({ id }) => id === photo.id))
    setGone(lost.length)
    setItems((now) => now.filter(({ photo }) => !lost.some(({ id }) => id === photo?.id)))
  }

  async function send({ key, file }: PhotoItem): Promise<void> {
    if (!file) return
    const stopping = new AbortController()
    underway.current.set(key, stopping)
    update(key, { state: 'sending', sent: 0 })
    // A photograph that makes room must have gone before.
    await discarding.current
    if (stopping.signal.aborted) return
    const onProgress = (sent: number) => update(key, { sent, state: sent === 1 ? 'checking' : 'sending' })
    const outcome = await uploadPhoto(file, draft, { onProgress, signal: stopping.signal })
    underway.current.delete(key)
    if (outcome.kind === 'refused') return update(key, { state: 'refused', problem: outcome.problem })
    // The same picture chosen twice is one photograph.
    setItems((now) => {
      const twin = now.some((item) => item.key !== key && item.photo?.id === outcome.photo.id)
      return twin
        ? now.filter((item) => item.key !== key)
        : change(now, key, { state: 'kept', photo: outcome.photo })
    })
  }

  /** Remove for good once the removal can no longer be undone. */
  function settleRemoved(): void {
    const id = removed?.item.photo?.id
    if (id) discarding.current = Promise.all([discarding.current, discardPhoto(id, draft)])
    setRemoved(undefined)
  }

  return {
    draft,
    items,
    removed,
    gone,
    arriving: items.some(isArriving),
    add(files) {
      settleRemoved()
      setGone(0)
      const chosen = [...files].map(newItem)
      setItems((now) => {
        let room = PROPOSAL_LIMITS.photos - taken(now).length
        return [...now, ...chosen.map((item) => (item.problem || room-- > 0 ? item : tooMany(item)))]
      })
    },
    move: (key, to) => setItems((now) => move(now, key, to)),
    remove(key) {
      settleRemoved()
      underway.current.get(key)?.abort()
      underway.current.delete(key)
      const at = items.findIndex((item) => item.key === key)
      const item = items[at]
      setItems((now) => now.filter((one) => one.key !== key))
      // A rejected file has no undo.
      if (item && item.state !== 'refused') setRemoved({ item, at })
    },
    undo() {
      if (!removed) return
      const { item, at } = removed
      const back: PhotoItem = isArriving(item) ? { ...item, state: 'waiting', sent: 0 } : item
      setItems((now) => now.toSpliced(at, 0, back))
      setRemoved(undefined)
    },
    retry: (key) => setItems((now) => change(now, key, { state: 'waiting', sent: 0 })),
    refresh: () => void refresh({ draft, photos: storedPhotos(items) }),
    forget() {
      forgotten.current = true
      visitorDrafts.remove(PHOTOS_DRAFT)
    },
  }
}

/** Create the item of a chosen file. One over the size limit is rejected without an upload. */
function newItem(file: File): PhotoItem {
  const item = { key: crypto.getRandomValues(new Uint32Array(2)).join('-'), sent: 0, file }
  return file.size > MAX_MEGABYTES * BYTES_PER_MEGABYTE
    ? { ...item, state: 'refused', problem: { code: 'too-many-bytes' } }
    : { ...item, state: 'waiting' }
}

function tooMany(item: PhotoItem): PhotoItem {
  return { ...item, state: 'refused', problem: { code: 'too-many-photos' } }
}
