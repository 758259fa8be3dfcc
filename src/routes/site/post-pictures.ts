import type { EventId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import type { PhotoSource } from '#/lib/pictures/photo-source.ts'
import { cardFigures, type EssayFigure, figureOfKey } from '#/modules/content/model/essay-figure.ts'
import { photoByKey, venueOfPhoto } from '#/modules/content/model/home-selection.ts'
import { fetchVenueCards, fetchVenueList, fetchVenuePhotos } from '#/modules/venues/venues.functions.ts'

/** An article whose picture may be the photograph of a venue. */
interface PicturedPost {
  /** Storage key. */
  readonly photo: string
  readonly picture: PhotoSource | undefined
}

/** Articles with their pictures: the site's own, else the photographs of venues, read at once. */
export async function withPictures<Post extends PicturedPost>(posts: readonly Post[], language: Language) {
  const slugs = posts.flatMap(({ photo, picture }) => (picture ? [] : [venueOfPhoto(photo)]))
  const venues = slugs.length > 0 ? await fetchVenueCards({ data: { language, slugs } }) : []
  return posts.map((post) => ({ ...post, picture: post.picture ?? photoByKey(venues, post.photo) }))
}

interface IllustratedPost {
  /** ISO. */
  readonly date: string
  /** Storage key of its first picture. */
  readonly photo: string
  /** Storage keys of the pictures in its text. */
  readonly pictures: readonly string[]
  readonly event: EventId
}

/**
 * The figures of an article: its pictures, and after the first of them a venue for its event. Which one follows from the
 * day of its date, so that articles on one kind of event show several; none that a picture shows already.
 * @param own the site's own pictures among them, by key
 */
export async function postFigures(
  post: IllustratedPost,
  own: Readonly<Record<string, PhotoSource>>,
  language: Language,
): Promise<EssayFigure[]> {
  const slugs = post.pictures.filter((key) => own[key] === undefined).map(venueOfPhoto)
  const [venues, { cards }] = await Promise.all([
    fetchVenuePhotos({ data: { language, slugs } }),
    fetchVenueList({ data: { language, search: `event=${post.event}` } }),
  ])
  const [first = [], ...others] = post.pictures.map((key) => figureOfKey(key, own, venues))
  const choice = cards.filter(({ slug }) => !slugs.includes(slug) && slug !== venueOfPhoto(post.photo))
  const chosen = choice[Number(post.date.slice(-2)) % Math.max(1, choice.length)]
  return [...first, ...cardFigures(chosen ? [chosen] : []), ...others.flat()]
}
