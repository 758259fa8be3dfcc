/** A mail filter that goes as far as one can: it opens every link of a private page and submits every form that it meets. */
import { type HTMLElement, parse } from 'node-html-parser'

/** What a filter has done. */
export interface FilterWalk {
  /** Addresses that it has opened. */
  readonly opened: readonly string[]
  /** What it has sent: the fields of each form, by name. */
  readonly sent: readonly Readonly<Record<string, string>>[]
}

interface FilterParts {
  readonly origin: string
  /** Where it begins. */
  readonly address: string
  /** In the path of every page that belongs to it. */
  readonly token: string
  /** Second number of the addresses that it comes from: another one for each form, as no limit is to end the walk. */
  readonly network: number
  /** Typed into every empty field, and every box is ticked; absent, forms are sent as they stand. */
  readonly typed?: string
}

const FIELDS = 'input, textarea, select'
const MOST_FORMS = 200

/**
 * Walk. On a page that a link leads to, every button is pressed; on one that answers a press, every form is sent, as a script sends
 * it: without a button. Pressing the button there is what decides, and what a person does.
 * @throws when it finds no end
 */
export async function walkAsFilter(parts: FilterParts): Promise<FilterWalk> {
  const { origin, address, token, network } = parts
  const from = () => ({ 'x-forwarded-for': `203.${network}.${sent.size}.9` })
  const opened = new Set([address])
  const sent = new Map<string, Readonly<Record<string, string>>>()

  function follow(links: readonly (string | undefined)[], from: string): void {
    for (const link of links) {
      const { pathname, search } = new URL(link ?? '', origin + from)
      if (pathname.includes(token)) opened.add(pathname + search)
    }
  }

  async function submit(to: string, fields: Readonly<Record<string, string>>): Promise<void> {
    // A page gives each of its forms an id of its own; a form is sent in one language.
    const key = `${to.split('#')[0]?.replace(/^\/\w\w(?=\/)/, '')} ${new URLSearchParams(fields)}`.replaceAll(
      /\b[\da-f]{8}-[\da-f-]{27}\b/g,
      'id',
    )
    if (sent.has(key)) return
    if (sent.size >= MOST_FORMS) throw new Error(`a walk without an end: ${key}`)
    sent.set(key, fields)
    const answer = await fetch(origin + to, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
      headers: { ...from(), origin },
    })
    // Codes have a limit of their own for each quote, wherever they are asked for.
    if (answer.status === 429 && fields.step !== 'details') throw new Error(`a walk that is limited: ${key}`)
    const text = await answer.text()
    const location = answer.headers.get('location')
    if (location !== null) return follow([location], to)
    const page = parse(text)
    follow(linksOf(page), to)
    for (const form of page.querySelectorAll('main form')) await submit(to, fieldsOf(form, parts.typed))
  }

  for (const page of opened) {
    const shown = parse(await (await fetch(origin + page, { headers: from() })).text())
    follow(linksOf(shown), page)
    for (const form of shown.querySelectorAll('main form')) {
      const buttons = form.querySelectorAll('button[name]')
      const pressed = buttons.map((button) => ({
        [button.getAttribute('name') ?? '']: button.getAttribute('value') ?? '',
      }))
      for (const press of pressed.length > 0 ? pressed : [{}])
        await submit(page, { ...fieldsOf(form, parts.typed), ...press })
    }
  }
  return { opened: [...opened], sent: [...sent.values()] }
}

const linksOf = (page: HTMLElement) =>
  page.querySelectorAll('a[href]').map((link) => link.getAttribute('href'))

function fieldsOf(form: HTMLElement, typed: string | undefined): Record<string, string> {
  return Object.fromEntries(
    form.querySelectorAll(FIELDS).flatMap((field) => {
      const type = field.getAttribute('type')
      const value = field.getAttribute('value') ?? (field.tagName === 'TEXTAREA' ? field.text : '')
      if (type === 'checkbox' && typed === undefined) return []
      return [[field.getAttribute('name') ?? '', value || (typed ?? '')]]
    }),
  )
}
