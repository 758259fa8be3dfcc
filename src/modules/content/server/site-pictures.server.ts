/** The site's own pictures with their alternative texts. */
import photos from 'virtual:site-photos'
import type { EventId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import { STRIP_EVENTS } from '../model/offered-events.ts'
import { SITE_PICTURES, type SitePictureName, sitePictureKey } from '../model/site-pictures.ts'
import { sitePictureTexts } from './content.server.ts'

/** A picture with its text in a language; shaped like a venue's photograph. */
export interface SitePicture {
  readonly key: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly dominantColor: string
  readonly alt: string
}

/** The picture; `undefined` while the file does not exist. */
export function sitePicture(language: Language, name: SitePictureName): SitePicture | undefined {
  const key = sitePictureKey(name)
  const photo = photos[key]
  return photo && { key, ...photo, alt: sitePictureTexts(language)[name] ?? '' }
}

/** Pictures of the event types in the strip, each of another room. */
export function stripPictures(language: Language): Partial<Record<EventId, SitePicture>> {
  const found = STRIP_EVENTS.flatMap((id) => {
    const picture = sitePicture(language, `event-${id}`)
    return picture ? [[id, picture] as const] : []
  })
  return Object.fromEntries(found)
}

/** The picture of an article by its storage key; `undefined` where it is the photograph of a venue. */
export function blogPicture(language: Language, key: string): SitePicture | undefined {
  const name = SITE_PICTURES.find((candidate) => sitePictureKey(candidate) === key)
  return name && sitePicture(language, name)
}

/** Those of some storage keys that are the site's own pictures, by key. */
export function ownPictures(
  language: Language,
  keys: readonly string[],
): Readonly<Record<string, SitePicture>> {
  const found = keys.flatMap((key) => {
    const picture = blogPicture(language, key)
    return picture ? [[key, picture] as const] : []
  })
  return Object.fromEntries(found)
}
