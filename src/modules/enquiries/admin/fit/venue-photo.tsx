import { AdminIcon } from '#/ui/admin/icon.tsx'
import { photoUrl } from '#/ui/site/photo-address.ts'

/** The cover of a venue in a row; a frame where there is none. */
export function VenuePhoto({ photo }: { photo: { readonly key: string } | null }) {
  return photo ? (
    <img src={photoUrl(photo.key, 'webp', 320)} alt="" width="72" height="48" loading="lazy" />
  ) : (
    <span className="no-photo">
      <AdminIcon name="image" />
    </span>
  )
}
