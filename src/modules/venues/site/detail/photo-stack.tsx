import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { Photo as VenuePhoto } from '../../model/venue.ts'

/** The photographs one below the other, as wide as the page allows (behaviour 1.7). */
export function PhotoStack({ photos }: { photos: readonly VenuePhoto[] }) {
  return (
    <div className="photo-stack">
      {photos.map((photo, index) => (
        <Photo key={photo.key} photo={photo} slot={SLOTS.window} priority={index === 0} />
      ))}
    </div>
  )
}
