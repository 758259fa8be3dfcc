import type { EventId, NeighborhoodId } from '#/i18n/addresses/paths.ts'
import { itemListData } from '#/seo/list-data.ts'
import { listedBySlug } from '#/seo/listed-pages.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { type HeadContext, publicHead } from './public-head.ts'
import { type Topic, topicLoader } from './topic-loader.ts'

/**
 * Make the route options of the page of a topic, with the venues that it stands for. The route adds the component.
 */
export function topicPage<Id extends NeighborhoodId | EventId>(topic: Topic<Id>) {
  const { page, listing } = topic
  const loader = topicLoader(topic)
  return {
    loader,
    head: (context: HeadContext<Awaited<ReturnType<typeof loader>>>) =>
      publicHead(context, ({ id, text, copy, cards, preview }, siteUrl) => {
        const { ui } = context.params
        return {
          ...text,
          page,
          params: { id },
          copyLanguage: copy.language,
          trail: stepsTo(ui, listing),
          preview,
          structuredData: cards.length > 0 ? [itemListData(listedBySlug('venue', cards, ui, siteUrl))] : [],
        }
      }),
  }
}
