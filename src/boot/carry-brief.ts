/**
 * The visitor's brief in the browser: addresses have it, and links carry it. Where the visitor changes it on a page, the
 * address of the page and the links of its every part are renewed here. Through pages that read none, e.g. an article, the
 * tab keeps it (ADR 0123).
 */
import { BRIEF_KEYS, type BriefKey } from '#/i18n/addresses/brief-query.ts'
import { briefHolder, keepBrief, keptBrief } from './kept-brief.ts'

/** Milliseconds after the last change: browsers refuse addresses that change many times a second. */
const PAUSE = 200

/** What was changed; a key without a value is no longer said. */
export type BriefChange = Readonly<Partial<Record<BriefKey, string | undefined>>>

/** Runs while the address of the page has not followed a change. */
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<(brief: URLSearchParams) => void>()

/** A query without its question mark. What of an address is a brief, the server has read. */
function present(): string {
  return briefHolder()?.dataset.readsBrief ?? keptBrief()
}

/** The visitor has changed the brief on this page. */
export function changeBrief(change: BriefChange): void {
  const before = new URLSearchParams(present())
  const said = new URLSearchParams(before)
  for (const [key, value] of Object.entries(change)) setOrDelete(said, key, value)
  said.sort()
  if (String(said) === String(before)) return
  const element = briefHolder()
  if (element) element.dataset.readsBrief = String(said)
  keepBrief(String(said))
  renewLinks()
  clearTimeout(timer)
  // A page that reads none is the same for everybody, and its address says none.
  if (element)
    timer = setTimeout(() => history.replaceState(history.state, '', withBrief(location.href, [])), PAUSE)
  for (const listener of listeners) listener(said)
}

/**
 * Hear what is changed.
 * @returns a function that stops listening
 */
export function onBriefChange(listener: (brief: URLSearchParams) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Write the present brief into every link that carries it, and into the forms. */
export function renewLinks(): void {
  for (const link of document.querySelectorAll('a[data-brief]')) {
    const href = link.getAttribute('href') ?? ''
    const renewed = withBrief(href, (link.getAttribute('data-brief') ?? '').split(' '))
    if (renewed !== href) link.setAttribute('href', renewed)
  }
  const said = new URLSearchParams(present())
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-brief]')) {
    field.value = said.get(field.name) ?? ''
    field.disabled = field.value === ''
  }
}

/** @param own keys that the address says itself */
function withBrief(href: string, own: readonly string[]): string {
  const { origin, pathname, search, hash } = new URL(href, location.href)
  const said = new URLSearchParams(present())
  const query = new URLSearchParams(search)
  const before = String(query)
  for (const key of BRIEF_KEYS) if (!own.includes(key)) setOrDelete(query, key, said.get(key) ?? undefined)
  if (String(query) === before) return href
  query.sort()
  const start = href.startsWith('/') ? '' : origin
  return `${start}${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
}

function setOrDelete(query: URLSearchParams, key: string, value: string | undefined): void {
  if (value) query.set(key, value)
  else query.delete(key)
}
