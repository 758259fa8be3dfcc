import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageParams } from '#/i18n/addresses/forms.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import type { PagePreview } from '#/seo/social-tags.ts'
import { pagePreview } from '../endpoints/page-previews.ts'
import type { Shown } from '../endpoints/preview-facts.ts'

/**
 * The social image of a page. Networks load whole pages, so client navigations skip it. A loader that has the
 * page's content passes it as `shown`; else it is looked up.
 */
export const previewOf = createIsomorphicFn()
  .server((page: PageId, params: PageParams, language: Language, shown?: Shown) =>
    pagePreview(page, params, language, shown),
  )
  .client(
    (
      _page: PageId,
      _params: PageParams,
      _language: Language,
      _shown?: Shown,
    ): Promise<PagePreview | undefined> => Promise.resolve(undefined),
  )
