/** Addresses of social images: created for pages, and resolved when a network requests one. */
import { createHash } from 'node:crypto'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { type PageParams, parameterOf } from '#/i18n/addresses/forms.ts'
import { hasPage } from '#/i18n/addresses/localize.ts'
import { PAGE_IDS, type PageId } from '#/i18n/addresses/paths.ts'
import { isLanguage, type Language } from '#/i18n/languages.ts'
import { UNAVAILABLE } from '#/lib/call-rejections.ts'
import { AGENCY } from '#/lib/settings.ts'
import { failsForNow } from '#/platform/database/is-unavailable.ts'
import { AWAY_S } from '#/platform/http/failure-answer.ts'
import type { FindSocialImage, SocialImage } from '#/platform/social-images/social-image-service.ts'
import type { PageSocialImage } from '#/seo/social-tags.ts'
import { type Shown, type SocialImageFacts, socialImageFacts } from './social-image-facts.ts'

/** Version of the drawing; raising it gives every image a new address. */
const DRAWING = 1

const ADDRESS = /^\/previews\/([a-z]{2})\/([a-z-]{1,40})(?:\/([a-z0-9-]{1,200}))?\.[0-9a-f]{16}\.jpg$/

/** Pages whose image does not depend on their parameter, or that have none of their own. */
const ONE_FOR_ALL: ReadonlySet<PageId> = new Set(['external-blog', 'old-blog'])

/**
 * The social image of a page in a language that has it; `undefined` while the site has no picture at all.
 * @param shown content of the page, where the caller has it already
 */
export async function pageSocialImage(
  page: PageId,
  params: PageParams,
  language: Language,
  shown?: Shown,
): Promise<PageSocialImage | undefined> {
  const facts = await toldFailure(socialImageFacts(page, params, language, shown))
  return facts && { path: addressOf(page, params, language, facts), alt: facts.photo.alt }
}

/** A page asks for its image outside of the server functions, whose failures follow one rule (ADR 0092): so is this one. */
async function toldFailure<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (!failsForNow(error)) throw error
    setResponseStatus(503)
    setResponseHeader('Retry-After', String(AWAY_S))
    throw new Error(UNAVAILABLE)
  }
}

/**
 * The image of an address, and its current address. All of its content comes from the page, nothing from the
 * address.
 */
export const findSocialImage: FindSocialImage = async (pathname) => {
  const [, language, page, parameter] = ADDRESS.exec(pathname) ?? []
  if (!isLanguage(language) || !isPage(page)) return undefined
  const name = ONE_FOR_ALL.has(page) ? undefined : parameterOf(page)
  if ((name === undefined) !== (parameter === undefined)) return undefined
  const params: PageParams = name === undefined || parameter === undefined ? {} : { [name]: parameter }
  if (!exists(page, params, language)) return undefined
  const facts = await socialImageFacts(page, params, language)
  if (facts === undefined) return undefined
  return {
    preview: socialImageOf(page, params, language, facts),
    address: addressOf(page, params, language, facts),
  }
}

function socialImageOf(
  page: PageId,
  params: PageParams,
  language: Language,
  facts: SocialImageFacts,
): SocialImage {
  const { title, note, photo } = facts
  return {
    name: [language, page, ...parametersOf(page, params)].join('-'),
    version: versionOf(facts),
    text: { title, note, brand: AGENCY.name, language },
    photo: photo.key,
    focus: photo.focus,
  }
}

function addressOf(page: PageId, params: PageParams, language: Language, facts: SocialImageFacts): string {
  return `/previews/${[language, page, ...parametersOf(page, params)].join('/')}.${versionOf(facts)}.jpg`
}

function parametersOf(page: PageId, params: PageParams): string[] {
  return ONE_FOR_ALL.has(page) ? [] : Object.values(params)
}

function versionOf({ title, note, photo }: SocialImageFacts): string {
  const around = photo.focus ? [photo.focus.x, photo.focus.y] : []
  const seen = JSON.stringify([DRAWING, AGENCY.name, title, note, photo.key, photo.placeholder, ...around])
  return createHash('sha256').update(seen).digest('hex').slice(0, 16)
}

function isPage(text: string | undefined): text is PageId {
  return PAGE_IDS.some((page) => page === text)
}

/** Whether the tables have the page in the language; pages from data are looked up later. */
function exists(page: PageId, params: PageParams, language: Language): boolean {
  if (ONE_FOR_ALL.has(page)) return true
  try {
    return hasPage(page, params, language)
  } catch {
    // Unknown id of a neighbourhood or event.
    return false
  }
}
