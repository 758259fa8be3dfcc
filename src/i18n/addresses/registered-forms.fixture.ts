import { LANGUAGE_CODES } from '../languages.ts'
import { ALIASES } from './aliases.ts'
import { type PageParams, parameterOf } from './forms.ts'
import { hasPage, spell } from './localize.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, PAGE_IDS, type PageId } from './paths.ts'

/** Example parameters of a page: every id of the tables, and slugs of several shapes. */
function examplesOf(page: PageId): PageParams[] {
  if (page === 'neighborhood') return NEIGHBORHOOD_IDS.map((id) => ({ id }))
  if (page === 'event') return EVENT_IDS.map((id) => ({ id }))
  if (page === 'external-blog')
    return [{ url: 'https://www.blog.example/a//b/' }, { url: 'https://blog.example:8080' }]
  if (page === 'old-blog') return ['2019/03/Un-Article.html', 'caf%C3%A9/', '%zz'].map((slug) => ({ slug }))
  return parameterOf(page) ? ['loft-nord', 'x-fullwidth', 'fr', '-'].map((slug) => ({ slug })) : [{}]
}

/** Every page with every set of example parameters. */
export const pages = PAGE_IDS.flatMap((page) => examplesOf(page).map((params) => ({ page, params })))

/** Every path variant under every prefix: interface × slug language × canonical and aliases. */
export const registered = pages.flatMap(({ page, params }) =>
  LANGUAGE_CODES.flatMap((ui) =>
    LANGUAGE_CODES.filter((slugLanguage) => ui !== 'en' || slugLanguage === 'en')
      .filter((slugLanguage) => hasPage(page, params, slugLanguage))
      .flatMap((slugLanguage) =>
        [0, ...(ALIASES[page]?.[slugLanguage] ?? []).map((_, at) => at + 1)].map((form) =>
          spell({ page, params, ui, slugLanguage, form }),
        ),
      ),
  ),
)
