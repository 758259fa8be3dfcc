import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { ARTICLE_PAGES } from '#/i18n/addresses/pages.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, PAGE_IDS } from '#/i18n/addresses/paths.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import { getEnvironment } from '#/platform/environment.ts'
import type { ExternalArticle } from './model/external-article.ts'
import { agencyTallies, filledEyebrow } from './model/figures.ts'
import { languageNames } from './model/language-names.ts'
import { TREE_PAGES } from './model/tree-pages.ts'
import {
  aboutArticle,
  blog,
  copyChangedOn,
  eventText,
  homeText,
  neighborhoodText,
  notes,
  pageText,
  servicesArticle,
  whereText,
} from './server/content.server.ts'
import { filledArticle } from './server/filled-article.server.ts'
import { movedPost } from './server/moved-post.server.ts'
import { blogPicture, sitePicture, stripPictures } from './server/site-pictures.server.ts'

const language = z.enum(LANGUAGE_CODES)

export const fetchPageText = createServerFn({ method: 'GET' })
  .validator(z.object({ language, page: z.enum(PAGE_IDS) }))
  .handler(({ data }) => pageText(data.language, data.page))

/** Headings of the pages that have one path, and the articles, newest first, for the sitemap page. */
export const fetchSiteIndex = createServerFn({ method: 'GET' })
  .validator(z.object({ language }))
  .handler(({ data }) => ({
    headings: Object.fromEntries(TREE_PAGES.map((page) => [page, pageText(data.language, page).heading])),
    posts: blog(data.language).map(({ id, title }) => ({ id, title })),
  }))

export const fetchNeighborhoodText = createServerFn({ method: 'GET' })
  .validator(z.object({ language, id: z.enum(NEIGHBORHOOD_IDS) }))
  .handler(({ data }) => neighborhoodText(data.language, data.id))

export const fetchEventText = createServerFn({ method: 'GET' })
  .validator(z.object({ language, id: z.enum(EVENT_IDS) }))
  .handler(({ data }) => eventText(data.language, data.id))

/** The long text of a page in a language, with the agency's own data filled in. */
export const fetchArticle = createServerFn({ method: 'GET' })
  .validator(z.object({ language, page: z.enum(ARTICLE_PAGES) }))
  .handler(({ data }) => filledArticle(data.language, data.page))

/** The ISO day since which the copy of a page is what it is. */
export const fetchCopyDay = createServerFn({ method: 'GET' })
  .validator(z.object({ page: z.enum(ARTICLE_PAGES) }))
  .handler(({ data }) => copyChangedOn(data.page))

/** What the agency's two pages have besides their long texts: the team, the figures of the one, the stages of the other. */
export const fetchAgency = createServerFn({ method: 'GET' })
  .validator(z.object({ language }))
  .handler(({ data }) => {
    const { team, figures } = aboutArticle(data.language)
    return {
      team: team.flatMap((person, index) => {
        const who = AGENCY.team[index]
        return who
          ? [{ ...person, name: who.name, languages: languageNames(who.languages, data.language) }]
          : []
      }),
      tallies: agencyTallies(figures, data.language),
      stages: servicesArticle(data.language).stages,
    }
  })

/** What those of the team do, by their names. */
export const fetchTeamRoles = createServerFn({ method: 'GET' })
  .validator(z.object({ language }))
  .handler(({ data }) =>
    Object.fromEntries(
      aboutArticle(data.language).team.flatMap(({ role }, index) => {
        const who = AGENCY.team[index]
        return who ? [[who.name, role] as const] : []
      }),
    ),
  )

/** A short note on every neighbourhood and event in a language. */
export const fetchNotes = createServerFn({ method: 'GET' })
  .validator(z.object({ language }))
  .handler(({ data }) => notes(data.language))

/** The sentence under "Where it is" on the pages of a neighbourhood's venues. */
export const fetchWhereText = createServerFn({ method: 'GET' })
  .validator(z.object({ language, id: z.enum(NEIGHBORHOOD_IDS) }))
  .handler(({ data }) => whereText(data.language, data.id))

/** Texts and pictures of the home page: a picture for its hero where no venue has one, the events with a note under each, the newest three articles. */
export const fetchHomeText = createServerFn({ method: 'GET' })
  .validator(z.object({ language }))
  .handler(({ data }) => ({
    page: pageText(data.language, 'home'),
    home: { ...homeText(data.language), eyebrow: filledEyebrow(homeText(data.language).eyebrow) },
    heroPicture: sitePicture(data.language, 'hero'),
    eventNotes: notes(data.language).events,
    eventPictures: stripPictures(data.language),
    posts: blog(data.language)
      .slice(0, 3)
      .map(({ id, date, photo, title }) => ({
        id,
        date,
        photo,
        title,
        picture: blogPicture(data.language, photo),
      })),
  }))

/** The agency's two sentences in the footer. */
export const fetchFooterText = createServerFn({ method: 'GET' })
  .validator(z.object({ language }))
  .handler(({ data }) => homeText(data.language).about)

/**
 * What is behind an address of a former blog (behaviour 1.13): the article of this site that has its path, and the
 * address itself where it is on one of the agency's own hosts. Null for any other: no page of this site.
 */
export const fetchExternalArticle = createServerFn({ method: 'GET' })
  .validator(z.object({ language, url: typedLine(2000) }))
  .handler(({ data }): ExternalArticle | null => {
    if (!URL.canParse(data.url)) return null
    const url = new URL(data.url)
    const hosts: readonly string[] = [...AGENCY.blogHosts, ...getEnvironment().blogHosts]
    const allowed = url.protocol === 'https:' && url.username === '' && hosts.includes(url.host)
    const post = movedPost(data.language, url.pathname) ?? null
    return allowed || post ? { url: allowed ? url.href : null, post } : null
  })
