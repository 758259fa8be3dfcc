/**
 * The router's form of an address, so that a route file exists once and not once per language:
 * `/l/{interface}/{slug language}/{page id}/{parameter}`; home is `/l/{interface}/{slug language}` alone. An
 * alias is marked after the slug language: `/ru/raiony/mare` is `/l/ru/ru~1/neighborhood/le-marais`.
 */

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../languages.ts'
import { isAdminPath } from './admin-path.ts'
import { delocalize } from './delocalize.ts'
import { isEndpoint } from './endpoints.ts'
import { type PageParams, parameterOf } from './forms.ts'
import { hasPage, localize, type Spelling, spell } from './localize.ts'
import { PATHS, type PageId } from './paths.ts'
import { EVENT_SLUGS } from './slugs-events.ts'
import { NEIGHBORHOOD_SLUGS } from './slugs-neighborhoods.ts'
import { isVenuePath } from './venue-path.ts'

/** No page has this id, so that an unknown address cannot match a route of a page. */
const NOT_FOUND = 'not-found'

/** The same in the back office, whose layout shows what is not found there. */
const ADMIN_NOT_FOUND = 'admin-not-found'

/**
 * Public path → internal path. Endpoints are returned unchanged; unknown addresses become a path without a
 * page.
 */
export function toInternal(pathname: string): string {
  if (isEndpoint(pathname)) return pathname
  const address = delocalize(pathname)
  if (!address) return notFoundRoute(pathname)
  const { page, params, ui, slugLanguage, form } = address
  const segments = ['', 'l', ui, form === 0 ? slugLanguage : `${slugLanguage}~${form}`]
  if (page !== 'home') segments.push(page)
  const values = Object.values(params).map((value) => encodeURIComponent(value.toWellFormed()))
  return [...segments, ...values].join('/')
}

/** Internal path → public path; any other path is returned unchanged. */
export function toPublic(pathname: string): string {
  const { ui, content, page, parameter } = split(pathname)
  if (ui && content && (page === NOT_FOUND || page === ADMIN_NOT_FOUND))
    return decode(parameter.replaceAll('~', '%')) ?? pathname
  const address = addressOfInternal(pathname)
  if (!address) return pathname
  const { params, slugLanguage } = address
  // English has no prefix, so no other language can be spelled under it.
  const spellable = address.ui === DEFAULT_LANGUAGE ? slugLanguage === DEFAULT_LANGUAGE : true
  if (spellable && hasPage(address.page, params, slugLanguage)) return spell(address)
  return localize(address.page, params, address.ui)
}

/** Meaning of an internal path; `undefined` when it is not internal, or of a page that does not exist. */
export function addressOfInternal(pathname: string): Spelling | undefined {
  const { ui, content, page, parameter } = split(pathname)
  const value = decode(parameter)
  if (!ui || !content || !isPage(page) || value === undefined) return undefined
  const params = paramsOf(page, value)
  const slugLanguage = slugLanguageOf(content)
  if (!params || !slugLanguage) return undefined
  return { page, params, ui, slugLanguage, form: Number(content.split('~')[1] ?? 0) }
}

/** The interface language of an internal path, whether there is a page at it or not. */
export function languageOfInternal(pathname: string): Language {
  const ui = pathname.split('/')[2]
  return isLanguage(ui) ? ui : DEFAULT_LANGUAGE
}

/** The language in the third segment of an internal path, without the mark of an alias (`ru~1` is `ru`). */
export function slugLanguageOf(segment: string): Language | undefined {
  const language = segment.split('~', 1)[0]
  return isLanguage(language) ? language : undefined
}

function split(pathname: string) {
  const [empty, marker, ui, content, page = 'home', parameter = ''] = pathname.replace(/\/$/, '').split('/')
  const internal = empty === '' && marker === 'l' && isLanguage(ui)
  return { ui: internal ? ui : undefined, content, page, parameter }
}

function isPage(page: string): page is PageId {
  return Object.hasOwn(PATHS, page)
}

/** The parameters of the segment that carries them; `undefined` when it is missing or unknown. */
function paramsOf(page: PageId, value: string): PageParams | undefined {
  const name = parameterOf(page)
  if (name === undefined) return {}
  const params = { [name]: value }
  if (page === 'neighborhood') return Object.hasOwn(NEIGHBORHOOD_SLUGS, value) ? params : undefined
  if (page === 'event') return Object.hasOwn(EVENT_SLUGS, value) ? params : undefined
  return value === '' ? undefined : params
}

/**
 * An address without a page whose error page is identical to this one's: only the language of its first
 * segment shows in it, and whether it is a venue's. So the cache holds some twenty, however many addresses are
 * requested. What lies in the back office is never cached.
 */
export function likeNotFound(pathname: string): string {
  if (isEndpoint(pathname)) return '/assets/404'
  const language = notFoundLanguage(pathname)
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`
  // Of slugs that cannot be decoded one address stands for all; it can be decoded, as the router has to.
  if (isVenuePath(pathname)) return `${localize('venue', { slug: 'x' }, language)}/404`
  return `${prefix}/404`
}

function notFoundLanguage(pathname: string): Language {
  const first = pathname.split('/', 2)[1]
  return isLanguage(first) ? first : DEFAULT_LANGUAGE
}

/** The original path in an encoding that no router decodes, so that the way back is exact. */
function notFoundRoute(pathname: string): string {
  const ui = notFoundLanguage(pathname)
  const kept = encodeURIComponent(pathname.toWellFormed()).replaceAll('~', '%7E').replaceAll('%', '~')
  return `/l/${ui}/${ui}/${isAdminPath(pathname) ? ADMIN_NOT_FOUND : NOT_FOUND}/${kept}`
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
