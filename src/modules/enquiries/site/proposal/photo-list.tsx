import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PhotoCard } from './photo-card.tsx'
import type { Photos } from './use-photos.ts'

/** The photographs in their order, which arrows, keys and dragging change. */
export function PhotoList({ photos }: { photos: Photos }) {
  const t = useTranslations('proposal')
  const list = useRef<HTMLUListElement>(null)
  const dragged = useRef<string>(undefined)
  const [moved, setMoved] = useState<{ key: string; direction: 'earlier' | 'later' }>()
  const total = photos.items.length

  // The button moves with its photograph, and the focus with the button; at an end the other arrow takes it.
  useEffect(() => {
    if (!moved) return
    const card = list.current?.querySelector(`[data-key="${moved.key}"]`)
    const arrows = card?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') ?? []
    const same = [...arrows].find(({ dataset }) => dataset.move === moved.direction)
    ;(same ?? arrows[0])?.focus()
  }, [moved])

  const dragOf = (key: string, place: number) => ({
    onDragStart: (event: DragEvent) => {
      dragged.current = key
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (dragged.current) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (!dragged.current) return
      event.preventDefault()
      event.stopPropagation()
      photos.move(dragged.current, place)
    },
    onDragEnd: () => {
      dragged.current = undefined
    },
  })

  const place = moved ? photos.items.findIndex(({ key }) => key === moved.key) + 1 : 0
  return (
    <>
      <ul className="photo-cards" ref={list}>
        {photos.items.map((item, at) => (
          <PhotoCard
            key={item.key}
            item={item}
            draft={photos.draft}
            place={at + 1}
            total={total}
            onMove={(to, direction) => {
              photos.move(item.key, to)
              setMoved({ key: item.key, direction })
            }}
            onRemove={() => photos.remove(item.key)}
            onRetry={() => photos.retry(item.key)}
            drag={dragOf(item.key, at)}
          />
        ))}
      </ul>
      <p className="sr" aria-live="polite">
        {place > 0 && t('moved', { n: place, total })}
      </p>
    </>
  )
}
