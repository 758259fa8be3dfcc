import { notFound } from '@tanstack/react-router'
import { copyLanguageOf } from '#/i18n/addresses/copy-language.ts'
import { isEvent, isNeighborhood } from '#/i18n/addresses/ids.ts'
import { slugLanguageOf } from '#/i18n/addresses/internal-routes.ts'
import type { EventId, NeighborhoodId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import { getMessages } from '#/i18n/messages.ts'
import type { EventText, NeighborhoodText } from '#/modules/content/model/content.schema.ts'
import {
  cardFigures,
  detailOf,
  type EssayFigure,
  photoFigures,
  stagedCards,
} from '#/modules/content/model/essay-figure.ts'
import { venueOfPhoto } from '#/modules/content/model/home-selection.ts'
import { type PlacedVenues, placeVenues } from '#/modules/content/model/inline-venues.ts'
import { EVENT_PICTURES, EVENT_SETS } from '#/modules/content/model/page-pictures.ts'
import type { SitePictureName } from '#/modules/content/model/site-pictures.ts'
import { fetchSitePictures } from '#/modules/content/site-pictures.functions.ts'
import { fetchVenueList, fetchVenuePhotos } from '#/modules/venues/venues.functions.ts'
import { itemListData } from '#/seo/list-data.ts'
import { listedBySlug } from '#/seo/listed-pages.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { MOST_FIGURES } from '#/ui/site/essay-rows.ts'
import { type PageContext, pageLoader } from './page-loader.ts'
import { type HeadContext, publicHead } from './public-head.ts'
import { shownVenue } from './shown-venue.ts'

/**
 * Make the route options of the page of a topic, with the venues that it stands for. The route adds the component.
 */
export function topicPage<Id extends NeighborhoodId | EventId>(topic: Topic<Id>) {
  const { page, listing } = topic
  const loader = topicLoader(topic)
  return {
    loader,
    head: (context: HeadContext<Awaited<ReturnType<typeof loader>>>) =>
      publicHead(context, ({ id, name, text, copy, cards, preview }, siteUrl) => {
        const { ui } = context.params
        return {
          ...text,
          page,
          params: { id },
          copyLanguage: copy.language,
          trail: stepsTo(ui, listing),
          crumb: name,
          preview,
          structuredData: cards.length > 0 ? [itemListData(listedBySlug('venue', cards, ui, siteUrl))] : [],
        }
      }),
  }
}

/** A neighbourhood or a kind of event: what visitors can filter venues by, with a page of its own. */
interface Topic<Id extends NeighborhoodId | EventId> {
  readonly page: 'neighborhood' | 'event'
  /** The page above it. */
  readonly listing: 'neighborhoods' | 'events'
  readonly isId: (text: string) => text is Id
  readonly fetchText: (topic: {
    data: { language: Language; id: Id }
  }) => Promise<EventText | NeighborhoodText>
}

type TopicContext = PageContext<{ readonly id: string; readonly content: string }>

/** Make the loader of the page of a topic: its text, its venues and its picture. */
function topicLoader<Id extends NeighborhoodId | EventId>({ page, listing, isId, fetchText }: Topic<Id>) {
  const load = async ({ params: { id, ui, content } }: TopicContext) => {
    if (!isId(id)) throw notFound()
    const copy = copyLanguageOf(page, { id }, ui, slugLanguageOf(content))
    const name = `${page}-${id}` as SitePictureName
    const inText = isEvent(id) ? (EVENT_PICTURES[id] ?? []) : []
    const [text, { cards, total }, pictures] = await Promise.all([
      fetchText({ data: { language: copy.language, id } }),
      fetchVenueList({ data: { language: ui, search: `${page}=${id}` } }),
      fetchSitePictures({ data: { language: ui, names: [name, ...inText] } }),
    ])
    // Without a picture of its own that of the last venue, which is not the first of the list again below.
    const picture = pictures[name] ?? cards.at(-1)?.photos.at(-1)
    const sets = isEvent(id) ? (EVENT_SETS[id] ?? []) : []
    const { listed, inline } = placeVenues(cards, sets.map(venueOfPhoto))
    const [ofVenues, shows] = await Promise.all([
      figuresOf({ listed, inline }, sets, ui),
      shownVenue(picture, ui),
    ])
    const figures =
      ofVenues.length > 1 ? ofVenues : [...photoFigures(inText.map((own) => pictures[own])), ...ofVenues]
    return { id, name: nameOf(id, ui), text, copy, cards, total, listed, figures, picture, shows }
  }
  return pageLoader(({ id, text, copy, picture }, { params: { ui } }: TopicContext) => {
    // In another language than the page's own, its picture has another alternative text.
    const shown = { title: text.heading, note: getMessages(ui).nav[listing], photo: picture }
    return { page, params: { id }, language: copy.language, shown: copy.language === ui ? shown : undefined }
  }, load)
}

function nameOf(id: NeighborhoodId | EventId, language: Language): string {
  const { neighborhood, event } = getMessages(language)
  return isNeighborhood(id) ? neighborhood[id] : event[id]
}

/**
 * The venues in the text, set up as far as there is such a photograph; without any, where there is room, before them a detail
 * of one that is listed below.
 */
async function figuresOf(
  { inline, listed }: PlacedVenues,
  sets: readonly string[],
  language: Language,
): Promise<EssayFigure[]> {
  if (sets.length > 0) {
    const slugs = inline.map(({ slug }) => slug)
    return stagedCards(inline, sets, await fetchVenuePhotos({ data: { language, slugs } }))
  }
  const cards = cardFigures(inline)
  const [shown] = listed
  if (shown === undefined || cards.length >= MOST_FIGURES) return cards
  const [detailed] = await fetchVenuePhotos({ data: { language, slugs: [shown.slug] } })
  return [...detailOf(detailed), ...cards]
}
