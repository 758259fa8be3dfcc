import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useLift } from '#/ui/use-lift.ts'
import { moveById } from '../../model/photo-order.ts'
import type { DocumentPhoto } from '../../model/venue-document.schema.ts'
import { freshPhoto } from '../../model/venue-photo.ts'
import { MAX_PHOTOS } from '../../model/venue-photos.schema.ts'
import { controlId } from '../editor/editor-fields.tsx'
import { useVenueEditor } from '../editor/venue-editor.ts'
import { PhotoEditor } from './photo-editor.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { SendingTile } from './sending-tile.tsx'
import { usePhotoSending } from './use-photo-sending.ts'

/** The photographs of a venue: sent at once, ordered, described and cut with the venue's next save. */
export function VenuePhotos() {
  const t = useTranslations('admin.venuePhotos')
  const { venue, document, update, present, offer, errorAt } = useVenueEditor()
  const { photos } = document
  const error = errorAt('photos')
  const onChange = (change: (photos: DocumentPhoto[]) => DocumentPhoto[]) =>
    update((now) => ({ ...now, photos: change(now.photos) }))
  const [openId, setOpenId] = useState<string>()
  const [wanted, setWanted] = useState<{ id: string; isText: boolean }>()
  const [said, setSaid] = useState('')
  const [isOver, setOver] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [moved, setMoved] = useState<{ id: string; direction: 'earlier' | 'later' }>()
  const total = photos.length

  const sending = usePhotoSending(venue.id, (photo) => {
    onChange((now) => (now.some(({ id }) => id === photo.id) ? now : [...now, freshPhoto(photo)]))
    setSaid(t('stored'))
  })
  const onMove = (id: string, to: number) => onChange((now) => moveById(now, id, to))
  const lift = useLift({
    name: 'photo',
    ids: photos.map(({ id }) => id),
    onMove,
    announce: (what, place) => setSaid(t(`said.${what}`, { place, total })),
  })

  // The button moves with its photograph, and the focus with the button; at an end the other arrow takes it.
  useEffect(() => {
    if (!moved) return
    const tile = list.current?.querySelector(`[data-photo="${moved.id}"]`)
    const arrows = [...(tile?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') ?? [])]
    const same = arrows.find(({ dataset }) => dataset.move === moved.direction)
    ;(same ?? arrows[0])?.focus()
  }, [moved])

  // What was opened is in view, and the cursor where something is missing.
  useEffect(() => {
    if (!wanted) return
    const panel = list.current?.querySelector('.phedit')
    panel?.scrollIntoView({ block: 'nearest' })
    if (!wanted.isText) return
    const field = panel?.querySelector<HTMLElement>('.field.miss textarea')
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [wanted])

  function open(id: string, isText: boolean): void {
    setOpenId(id)
    setWanted({ id, isText })
  }

  function remove(photo: DocumentPhoto, at: number): void {
    onChange((now) => now.filter(({ id }) => id !== photo.id))
    if (openId === photo.id) setOpenId(undefined)
    const neighbour = photos[at + 1] ?? photos[at - 1]
    const next =
      neighbour && list.current?.querySelector<HTMLElement>(`[data-photo="${neighbour.id}"] .danger`)
    ;(next ?? input.current)?.focus()
    offer(t('removed', { place: at + 1 }), {
      type: 'info',
      isOfView: true,
      undo: () => {
        // A discard or the history may have brought it back.
        const isUndone = !present().photos.some(({ id }) => id === photo.id)
        if (isUndone) onChange((now) => now.toSpliced(at, 0, photo))
        return { isUndone }
      },
    })
  }

  const add = (files: Iterable<File>) => {
    const chosen = [...files]
    const room = MAX_PHOTOS - total - sending.items.length
    if (chosen.length > room) {
      showToast({ type: 'error', title: t('tooMany', { max: MAX_PHOTOS }), timeout: REFUSED_MS })
    }
    sending.add(chosen.slice(0, Math.max(0, room)))
  }
  // Beside the button that was pressed: below a hundred photographs nobody sees what went wrong.
  const refused = sending.items.filter(({ state }) => state === 'refused')
  const underway = sending.items.filter(({ state }) => state !== 'refused')
  const dismiss = (key: string) => {
    sending.cancel(key)
    input.current?.focus()
  }
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

  return (
    <section
      className={isOver ? 'section drop' : 'section'}
      id="photos"
      aria-labelledby="photos-title"
      onDragOver={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        add(event.dataTransfer.files)
      }}
    >
      <header>
        <h2 id="photos-title">{t('title')}</h2>
        <span className="muted">{t('lead', { count: total })}</span>
        <span className="grow" />
        <label className="btn file">
          <AdminIcon name="upload" />
          {t('add')}
          <input
            ref={input}
            id={controlId('photos')}
            aria-describedby={error ? 'photos-error' : undefined}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            onChange={(event) => {
              add(event.target.files ?? [])
              // The same file may be chosen again after it was taken away.
              event.target.value = ''
            }}
          />
        </label>
      </header>
      {error && (
        <p className="field-error" id="photos-error">
          <AdminIcon name="circle-alert" small />
          <span>{error}</span>
        </p>
      )}
      <p className="sr" aria-live="assertive">
        {said}
      </p>
      {total + sending.items.length === 0 && <p className="soft photos-empty">{t('empty')}</p>}
      {refused.length > 0 && (
        <ul className="photos refused-photos">
          {refused.map((item) => (
            <SendingTile
              key={item.key}
              item={item}
              onCancel={() => dismiss(item.key)}
              onRetry={() => sending.retry(item.key)}
            />
          ))}
        </ul>
      )}
      <ul className="photos" ref={list}>
        {photos
          .map((photo, at) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={at + 1}
              total={total}
              isOpen={openId === photo.id}
              isLifted={lift.lifted === photo.id}
              handle={lift.handle(photo.id)}
              onMove={(to, direction) => {
                onMove(photo.id, to)
                setMoved({ id: photo.id, direction })
                setSaid(t('said.moved', { place: to + 1, total }))
              }}
              onOpen={() => (openId === photo.id ? setOpenId(undefined) : open(photo.id, false))}
              onDescribe={() => open(photo.id, true)}
              onRemove={() => remove(photo, at)}
            />
          ))
          .flatMap((tile, at) => {
            const photo = photos[at]
            if (photo === undefined || photo.id !== openId) return [tile]
            return [
              tile,
              <li className="phedit" key="editor" aria-label={t('editing', { place: at + 1 })}>
                <PhotoEditor
                  key={photo.id}
                  photo={photo}
                  onChange={(changes) =>
                    onChange((now) => now.map((one) => (one.id === photo.id ? { ...one, ...changes } : one)))
                  }
                />
              </li>,
            ]
          })}
        {underway.map((item) => (
          <SendingTile
            key={item.key}
            item={item}
            onCancel={() => sending.cancel(item.key)}
            onRetry={() => sending.retry(item.key)}
          />
        ))}
      </ul>
    </section>
  )
}
