import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageParams } from '#/i18n/addresses/forms.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import type { PageSocialImage } from '#/seo/social-tags.ts'
import { pageSocialImage } from '../endpoints/page-social-images.ts'
import type { Shown } from '../endpoints/social-image-facts.ts'

/**
 * The social image of a page. Networks load whole pages, so client navigations skip it. A loader that has the
 * page's content passes it as `shown`; else it is looked up.
 */
export const socialImageOf = createIsomorphicFn()
  .server((page: PageId, params: PageParams, language: Language, shown?: Shown) =>
    pageSocialImage(page, params, language, shown),
  )
  .client(
    (
      _page: PageId,
      _params: PageParams,
      _language: Language,
      _shown?: Shown,
    ): Promise<PageSocialImage | undefined> => Promise.resolve(undefined),
  )
