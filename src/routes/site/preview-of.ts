import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageParams } from '#/i18n/addresses/forms.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import type { PagePreview } from '#/seo/social-tags.ts'
import { pagePreview } from '../endpoints/page-previews.ts'

/**
 * The picture that networks show beside a link to a page. Networks ask the server for whole pages, so a browser that
 * moves to the page does not ask for it.
 */
export const previewOf = createIsomorphicFn()
  .server((page: PageId, params: PageParams, language: Language) => pagePreview(page, params, language))
  .client(
    (_page: PageId, _params: PageParams, _language: Language): Promise<PagePreview | undefined> =>
      Promise.resolve(undefined),
  )
