import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon, type IconName } from '#/ui/site/icon.tsx'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import { useBackCloses } from '#/ui/site/use-back-closes.ts'
import type { Photo as VenuePhoto } from '../../model/venue.ts'

interface PhotoViewerProps {
  photos: readonly VenuePhoto[]
  /** Name of the venue. */
  name: string
  /** The photograph to begin with, counted from 0. */
  start: number
  onClose: () => void
}

/**
 * All photographs, full screen, in a native dialog: it keeps the focus inside, closes on Escape, and gives the focus
 * back to what opened it; Back closes it too. Arrow keys, buttons and swiping move through the photographs.
 */
export function PhotoViewer({ photos, name, start, onClose }: PhotoViewerProps) {
  const t = useTranslations('venue')
  const common = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const slides = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(start)
  /** Where a glide that is under way leads: the next key counts from there, not from what glides past. */
  const heading = useRef<number>(undefined)
  const last = photos.length - 1
  useBackCloses(() => dialog.current?.close())

  useEffect(() => {
    dialog.current?.showModal()
    showSlide(slides, start, 'instant')
  }, [start])

  const goTo = (target: number) => {
    heading.current = Math.min(Math.max(target, 0), last)
    showSlide(slides, heading.current)
  }
  const place = () => heading.current ?? slideInView(slides)
  const onScroll = () => {
    const seen = slideInView(slides)
    setIndex(seen)
    if (seen === heading.current) heading.current = undefined
  }
  /** A hand on the photographs leads from here on. */
  const letGo = () => {
    heading.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const now = place()
    const target = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
  }

  return (
    <dialog
      className="viewer"
      ref={dialog}
      aria-label={t('gallery', { name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header>
        <p aria-live="polite">{t('photo', { n: index + 1, total: photos.length })}</p>
        <ViewerButton label={common('close')} icon="close" onPress={() => dialog.current?.close()} />
      </header>
      <div
        className="slides"
        ref={slides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onPointerDown={letGo}
        onWheel={letGo}
      >
        {photos.map((photo, position) => (
          <figure className="slide" key={photo.key}>
            <Photo photo={photo} slot={SLOTS.viewer} ratio="fill" priority={position === start} bare />
            <figcaption aria-hidden="true">{photo.alt}</figcaption>
          </figure>
        ))}
      </div>
      <footer>
        <ViewerButton
          label={t('previousPhoto')}
          icon="arrow-back"
          onPress={() => goTo(place() - 1)}
          disabled={index === 0}
        />
        <ViewerButton
          label={t('nextPhoto')}
          icon="arrow"
          onPress={() => goTo(place() + 1)}
          disabled={index === last}
        />
      </footer>
    </dialog>
  )
}

interface ViewerButtonProps {
  label: string
  icon: IconName
  onPress: () => void
  disabled?: boolean
}

/** Stays focusable at the ends, so that the focus is not lost there. */
function ViewerButton({ label, icon, onPress, disabled = false }: ViewerButtonProps) {
  return (
    <button className="icon-btn" type="button" aria-label={label} aria-disabled={disabled} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}

type Slides = RefObject<HTMLDivElement | null>

/** `auto` glides or jumps as the style sheet says, which knows whether the visitor wants motion. */
function showSlide({ current }: Slides, index: number, behavior: ScrollBehavior = 'auto'): void {
  current?.scrollTo({ left: index * current.clientWidth, behavior })
}

function slideInView({ current }: Slides): number {
  return current ? Math.round(current.scrollLeft / current.clientWidth) : 0
}
