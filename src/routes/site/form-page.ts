import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { fetchArticle, fetchPageText } from '#/modules/content/pages.functions.ts'
import { readSent, type Sent } from '#/modules/enquiries/model/reference.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { loadContactPerson } from './contact-person.ts'
import { type PageContext, pageLoader, pagePicture } from './page-loader.ts'
import { type HeadContext, publicHead } from './public-head.ts'
import { shownVenue } from './shown-venue.ts'

interface Deps {
  readonly sent: Sent | undefined
}

/**
 * Make the route options of a page whose main content is its form. The route adds what the build splits off
 * itself: the handler of its `POST` and the component.
 * @typeParam Rejected data that a rejected submission returns to the page
 */
export function formPage<Rejected>(page: 'contact' | 'contact-us' | 'submit-venue') {
  const loader = pageLoader(page, async (context: PageContext<unknown, Deps, Rejected>) => {
    const language = context.params.ui
    const rejected = context.serverContext?.rejected ?? null
    const [text, article, picture, contact] = await Promise.all([
      fetchPageText({ data: { language, page } }),
      fetchArticle({ data: { language, page } }),
      pagePicture(page, language, rejected !== null),
      loadContactPerson(language),
    ])
    const shows = await shownVenue(picture, language)
    return { text, article, picture, shows, contact, sent: context.deps.sent, rejected }
  })
  return {
    loaderDeps: ({ search }: { search: SearchParams }) => ({
      sent: readSent(search),
    }),
    loader,
    head: (context: HeadContext<Awaited<ReturnType<typeof loader>>>) =>
      publicHead(context, ({ text, preview }) => ({
        ...text,
        page,
        trail: stepsTo(context.params.ui),
        preview,
      })),
  }
}
