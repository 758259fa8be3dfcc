import { PageLink, type PageTarget } from '#/i18n/react/link.tsx'
import { Photo, type PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { SitePictureName } from '../../model/site-pictures.ts'

/** Existing pictures of the site by their names. */
export type SitePictures = Readonly<Partial<Record<SitePictureName, PhotoSource>>>

/** A page with its picture. */
export interface PictureLink extends PageTarget {
  readonly id: string
  readonly name: string
  /** Short note below the name. */
  readonly note?: string | undefined
  readonly picture: PhotoSource
}

/** Pages as pictures with their names below, three in a row. */
export function PictureLinks({ links }: { links: readonly PictureLink[] }) {
  return (
    <div className="wrap picture-links">
      <ul className="three">
        {links.map(({ id, name, note, picture, ...target }) => (
          <li key={id}>
            <Photo photo={picture} slot={SLOTS.threeOrTwo} />
            <PageLink {...target}>{name}</PageLink>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
