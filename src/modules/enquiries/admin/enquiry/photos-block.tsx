import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { fetchProposalPhoto } from '../../enquiry.functions.ts'
import type { EnquiryView, ProposalPhotoView } from '../../model/enquiry-view.ts'

/** Photographs of a proposal; each opens in full size. */
export function PhotosBlock({ view }: { view: Pick<EnquiryView, 'photos'> }) {
  const t = useTranslations('admin.request')
  const [open, setOpen] = useState<number | null>(null)
  const { photos } = view
  if (photos.length === 0) return null
  const shown = open === null ? undefined : photos[open]
  return (
    <div className="block">
      <h3>{t('photos', { count: photos.length })}</h3>
      <ul className="sent-photos">
        {photos.map((photo, position) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={t('openPhoto', { number: position + 1 })}
              onClick={() => setOpen(position)}
            >
              <SentPhoto photo={photo} size="small" alt="" />
            </button>
          </li>
        ))}
      </ul>
      <AdminDialog
        open={shown !== undefined}
        onClose={() => setOpen(null)}
        title={t('photoOf', { number: (open ?? 0) + 1, total: photos.length })}
        closeLabel={t('close')}
      >
        {shown && (
          <div className="large-photo">
            <SentPhoto
              key={shown.id}
              photo={shown}
              size="large"
              alt={t('photo', { number: (open ?? 0) + 1 })}
            />
            {photos.length > 1 && (
              <div className="row">
                <button
                  type="button"
                  className="btn"
                  onClick={() => setOpen(((open ?? 0) + photos.length - 1) % photos.length)}
                >
                  {t('previousPhoto')}
                </button>
                <button
                  type="button"
                  className="btn"
                  onClick={() => setOpen(((open ?? 0) + 1) % photos.length)}
                >
                  {t('nextPhoto')}
                </button>
              </div>
            )}
          </div>
        )}
      </AdminDialog>
    </div>
  )
}

interface SentPhotoProps {
  photo: ProposalPhotoView
  size: 'small' | 'large'
  alt: string
}

/** Photograph, loaded when it scrolls into view; until then its blurred placeholder. */
function SentPhoto({ photo, size, alt }: SentPhotoProps) {
  const t = useTranslations('admin.request')
  const [isSeen, setSeen] = useState(false)
  const { data, isFetched } = useQuery({
    queryKey: ['enquiries', 'photo', photo.id, size],
    queryFn: () => fetchProposalPhoto({ data: { id: photo.id, size } }),
    enabled: isSeen,
  })
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const element = image.current
    if (!element) return
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      setSeen(true)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <img ref={image} src={data ?? photo.placeholder} width={photo.width} height={photo.height} alt={alt} />
      {isFetched && !data && <span className="muted">{t('photoGone')}</span>}
    </>
  )
}
