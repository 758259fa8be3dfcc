import { type HTMLElement, parse } from 'node-html-parser'
import { PAGE_SETTINGS, readsBrief } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { resolveAddress } from '#/i18n/addresses/resolve-address.ts'
import { type Brief, readBrief } from '#/modules/venues/model/brief.ts'

/** What a link to a page that reads a brief loses of it. */
export interface DroppedBrief {
  readonly page: PageId
  /** The link or form. */
  readonly tag: string
  /** The keys that it drops, or says otherwise. */
  readonly keys: readonly string[]
}

/** What was found in a page. */
export interface CarriedBriefs {
  /** Links and forms that lead to a page that reads a brief. */
  readonly looked: number
  readonly dropped: readonly DroppedBrief[]
  /** Those that script would not renew when the brief changes. */
  readonly unmarked: readonly string[]
}

/** The controls of a filter: links by which the visitor changes the brief. */
const CONTROLS = '[data-filter=chip], [data-filter=clear]'

/** Look at every link and every form of a page. @param brief what each of them has to carry */
export function carriedBriefs(html: string, brief: Brief): CarriedBriefs {
  const root = parse(html)
  const links = root
    .querySelectorAll('a[href]')
    .filter((link) => !root.querySelectorAll(CONTROLS).includes(link))
    .flatMap((link) => asked(link, link.getAttribute('href') ?? ''))
  const forms = root
    .querySelectorAll('form[action]')
    .filter((form) => form.getAttribute('method')?.toLowerCase() === 'get')
    .flatMap((form) => asked(form, `${form.getAttribute('action')}?${new URLSearchParams(fieldsOf(form))}`))
  const all = [...links, ...forms]
  return {
    looked: all.length,
    dropped: all.flatMap(({ element, page, search }) => {
      const said = readBrief(search)
      const own = element.getAttribute('data-brief')?.split(' ') ?? []
      const keys = Object.entries(brief)
        .filter(([key, value]) => said[key as keyof Brief] !== value && !own.includes(key))
        .map(([key]) => key)
      return keys.length === 0 ? [] : [{ page, tag: tagOf(element), keys }]
    }),
    unmarked: links
      // The list renews its own; a picture is opened by script, and leads on only where there is none.
      .filter(
        ({ element }) =>
          !['data-brief', 'data-filter', 'data-viewer'].some((name) => element.hasAttribute(name)),
      )
      .map(({ element }) => tagOf(element)),
  }
}

function asked(element: HTMLElement, href: string) {
  const url = new URL(href, 'https://site.example')
  if (url.origin !== 'https://site.example') return []
  const found = resolveAddress(url)
  if (found.kind !== 'page' || !PAGE_SETTINGS[found.address.page] || !readsBrief(found.address.page))
    return []
  return [{ element, page: found.address.page, search: url.searchParams }]
}

/** What a form sends as it stands. */
function fieldsOf(form: HTMLElement): [string, string][] {
  return form.querySelectorAll('input[name], select[name]').flatMap((field): [string, string][] => {
    const name = field.getAttribute('name') ?? ''
    const isBox = ['checkbox', 'radio'].includes(field.getAttribute('type') ?? '')
    if (field.hasAttribute('disabled') || (isBox && !field.hasAttribute('checked'))) return []
    const options = field.querySelectorAll('option')
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0] ?? field
    return [[name, chosen.getAttribute('value') ?? '']]
  })
}

function tagOf(element: HTMLElement): string {
  return element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1)
}
