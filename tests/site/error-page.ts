import { parse } from 'node-html-parser'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { textsOf } from '../browser/site-texts.ts'
import { structureProblems } from './structure.ts'

/** Content of an error page, read from its HTML. */
export interface ErrorPageFacts {
  readonly title: string
  readonly heading: string
  readonly message: string
  readonly robots: string
  /** Title and text of the extra box, where there is one. */
  readonly box: readonly string[]
  /** Where its buttons lead. */
  readonly ways: readonly string[]
  readonly problems: readonly string[]
}

/** Read an error page in a language. */
export function readErrorPage(html: string, language: Language): ErrorPageFacts {
  const root = parse(html)
  const say = root.querySelector('main .page-words')
  return {
    title: root.querySelector('title')?.text ?? '',
    heading: say?.querySelector('h1')?.text ?? '',
    message: say?.querySelector('h1 + p')?.text ?? '',
    robots: root
      .querySelectorAll('meta[name=robots]')
      .map((meta) => meta.getAttribute('content'))
      .join('; '),
    box: say?.querySelectorAll('.box > *').map(({ text }) => text) ?? [],
    ways: say?.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '') ?? [],
    problems: structureProblems(root, { lang: LANGUAGES[language].tag, isFramed: true }),
  }
}

/** The facts that an error page has to show for a status (behaviour 9.6 and 9.8). */
export function wantedErrorPage(
  status: 403 | 404 | 410 | 500 | 503,
  language: Language,
  { isVenue = false, again }: { isVenue?: boolean; again?: string } = {},
): ErrorPageFacts {
  const { error } = textsOf(language)
  const { title, message } = error[status]
  return {
    title: `${status} ${title}`,
    heading: title,
    message,
    robots: 'noindex, nofollow',
    box: isVenue ? [error.venue404.title, error.venue404.message] : [],
    ways: [
      ...(again === undefined ? [] : [again]),
      ...(['venues', 'home', 'contact-us'] as const).map((page) => localize(page, {}, language)),
    ],
    problems: [],
  }
}
