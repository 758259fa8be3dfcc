import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import type { Language } from '#/i18n/languages.ts'
import { fetchArticle, fetchPageText } from '#/modules/content/pages.functions.ts'
import { readReference } from '#/modules/enquiries/model/reference.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { pagePicture } from './page-picture.ts'
import { previewOf } from './preview-of.ts'
import { type HeadContext, publicHead } from './public-head.ts'

interface LoaderContext<Rejected> {
  readonly params: { readonly ui: Language }
  readonly deps: { readonly reference: string | undefined }
  readonly serverContext?: { readonly refused?: Rejected } | undefined
}

/**
 * Make the route options of a page whose main content is its form. The route adds what the build splits off
 * itself: the handler of its `POST` and the component.
 * @typeParam Rejected data that a rejected submission returns to the page
 */
export function formPage<Rejected>(page: 'contact' | 'contact-us' | 'submit-venue') {
  const loader = async ({ params, deps, serverContext }: LoaderContext<Rejected>) => {
    const language = params.ui
    const refused = serverContext?.refused ?? null
    const [text, article, picture, preview] = await Promise.all([
      fetchPageText({ data: { language, page } }),
      fetchArticle({ data: { language, page } }),
      pagePicture(page, language, refused !== null),
      refused ? undefined : previewOf(page, {}, language),
    ])
    return { text, article, picture, preview, reference: deps.reference, refused }
  }
  return {
    loaderDeps: ({ search }: { search: SearchParams }) => ({
      reference: readReference(search.reference),
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
