/** Open not-found reports, as the back office lists them. */

import { tidyPath } from '#/i18n/addresses/tidy-path.ts'
import type { Language } from '#/i18n/languages.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { readablePath } from '../model/source-key.ts'
import { suggestTarget } from '../model/suggest-target.ts'
import { countNotFoundReports, listNotFoundReports } from './not-found-reports.repository.server.ts'
import { type RedirectTarget, readTargetPages, targetsIn } from './redirect-targets.server.ts'
import { countRedirects } from './redirects.repository.server.ts'

/** Days within which an address must have been met. */
export const NOT_FOUND_DAYS = 7

/** Most addresses shown, by frequency. */
const MAX_SHOWN = 50

/** Hosts of search engines. */
const SEARCH_ENGINES =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|qwant|ecosia|baidu|naver|yandex)\.[a-z]+(?:\.[a-z]+)?$/

/** One not-found report. */
export interface OpenAddress {
  /** As it is stored. */
  readonly address: string
  /** In readable form. */
  readonly shown: string
  readonly visits: number
  /** ISO 8601, UTC. */
  readonly lastAt: string
  /** The most frequent host; empty when browsers sent none, `search` for a search engine. */
  readonly from: string
  /** The interface language of the address. */
  readonly language: Language
  /** The page that was probably meant. */
  readonly suggestion: string | null
}

/** The list, with the suggestions of its fields. */
export interface OpenAddresses {
  readonly addresses: readonly OpenAddress[]
  /** Of the last {@link NOT_FOUND_DAYS} days, including those not shown. */
  readonly count: number
  readonly redirects: number
  readonly targets: Partial<Record<Language, RedirectTarget[]>>
}

/** Read the open not-found reports of the last days. */
export async function readOpenAddresses(database: Database, now: Date): Promise<OpenAddresses> {
  const since = new Date(now.getTime() - NOT_FOUND_DAYS * DAY_MS)
  const [lost, count, redirects, pages] = await Promise.all([
    listNotFoundReports(database, { since, limit: MAX_SHOWN }),
    countNotFoundReports(database, { since }),
    countRedirects((database as Database).db),
    readTargetPages(database),
  ])
  const targets: Partial<Record<Language, RedirectTarget[]>> = {}
  const addresses = lost.map(({ address, count: visits, lastAt, referrers }) => {
    const language = tidyPath(address).ui
    targets[language] ??= targetsIn(pages, language)
    const paths = targets[language].map(({ path }) => path)
    return {
      address,
      shown: readablePath(address) ?? address,
      visits,
      lastAt,
      from: kindOfHost(referrers[0]?.host ?? ''),
      language,
      suggestion: suggestTarget(address, paths) ?? null,
    }
  })
  return { addresses, count: Number(count), redirects, targets }
}

function kindOfHost(host: string): string {
  return SEARCH_ENGINES.test(host) ? 'search' : host
}
