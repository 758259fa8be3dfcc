import { type HTMLElement, NodeType } from 'node-html-parser'
import { accessibleName } from './accessible-name.ts'

/** Requirements for a page besides a valid structure. */
interface Expected {
  /** A BCP 47 tag. */
  readonly lang: string
  /** Whether it has the public layout, with its landmarks. */
  readonly isFramed: boolean
}

/** Problems of a page's headings, landmarks and names, as sentences; none for a valid page. */
export function structureProblems(root: HTMLElement, { lang, isFramed }: Expected): string[] {
  const given = root.querySelector('html')?.getAttribute('lang')
  return [
    ...(given === lang ? [] : [`html lang is ${given}, not ${lang}`]),
    ...headingProblems(root),
    ...(isFramed ? frameProblems(root) : []),
    ...mainProblems(root),
    ...navigationProblems(root),
    ...nameProblems(root),
    ...labelProblems(root),
    ...imageProblems(root),
    ...idProblems(root),
    ...contentProblems(root),
  ]
}

function headingProblems(root: HTMLElement): string[] {
  const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6')
  const firsts = headings.filter(({ tagName }) => tagName === 'H1')
  const skipped = headings.filter((heading, at) => {
    const before = headings[at - 1]
    return before && levelOf(heading) > levelOf(before) + 1
  })
  return [
    ...(firsts.length === 1 ? [] : [`${firsts.length} h1`]),
    ...skipped.map((heading) => `a level is skipped before ${heading.tagName} “${heading.text.trim()}”`),
    ...headings
      .filter((heading) => accessibleName(heading, root) === '')
      .map((heading) => `empty ${heading.tagName}`),
  ]
}

function levelOf({ tagName }: HTMLElement): number {
  return Number(tagName.slice(1))
}

function frameProblems(root: HTMLElement): string[] {
  const count = (selector: string) =>
    root.querySelectorAll(selector).filter((element) => !element.closest('main, article, section')).length
  const first = root.querySelectorAll('body a, body button, body summary, body input')[0]
  return [
    ...(count('header') === 1 ? [] : [`${count('header')} banners`]),
    ...(count('footer') === 1 ? [] : [`${count('footer')} contentinfo landmarks`]),
    ...(count('nav') > 0 ? [] : ['no navigation']),
    ...(first?.getAttribute('href') === '#main' ? [] : [`the first control is no skip link: ${first}`]),
  ]
}

function mainProblems(root: HTMLElement): string[] {
  const mains = root.querySelectorAll('main')
  const sound = mains.length === 1 && mains[0]?.getAttribute('id') === 'main'
  return sound ? [] : [`${mains.length} main, the first with id ${mains[0]?.getAttribute('id')}`]
}

function navigationProblems(root: HTMLElement): string[] {
  const names = root.querySelectorAll('nav').map((nav) => accessibleName(nav, root))
  const repeated = names.filter((name, at) => names.indexOf(name) !== at)
  return [
    ...names.filter((name) => name === '').map(() => 'a nav without a name'),
    ...repeated.map((name) => `two nav called “${name}”`),
  ]
}

function nameProblems(root: HTMLElement): string[] {
  return root
    .querySelectorAll('a[href], button, summary, input, select, textarea, dialog, [role=dialog], fieldset')
    .filter((element) => element.getAttribute('type') !== 'hidden')
    .filter((element) => !element.closest('[aria-hidden=true]'))
    .filter((element) => nameOf(element, root) === '')
    .map((element) => `no name: ${element.toString().slice(0, 120)}`)
}

/** Names without a text that is written on their control: who speaks to the page says what is written (WCAG 2.5.3). */
function labelProblems(root: HTMLElement): string[] {
  return root
    .querySelectorAll('a[aria-label], button[aria-label], summary[aria-label]')
    .filter((element) => !element.closest('[aria-hidden=true]'))
    .flatMap((element) => {
      const name = spoken(accessibleName(element, root))
      const texts = element.querySelectorAll('*').flatMap(ownTexts).concat(ownTexts(element))
      return texts
        .filter((text) => !name.includes(spoken(text)))
        .map((text) => `“${text.trim()}” is not in the name “${name}”`)
    })
}

/** The texts directly in an element. Of a control that is drawn twice for two widths each has the whole. */
function ownTexts({ childNodes }: HTMLElement): string[] {
  return childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE).map(({ text }) => text)
}

/** A text without what is not heard of it. */
function spoken(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

function nameOf(element: HTMLElement, root: HTMLElement): string {
  const legend = element.tagName === 'FIELDSET' ? element.querySelector('legend') : null
  return accessibleName(legend ?? element, root)
}

function imageProblems(root: HTMLElement): string[] {
  return root
    .querySelectorAll('img')
    .filter((image) => !image.hasAttribute('alt'))
    .map((image) => `no alt: ${image.toString().slice(0, 120)}`)
}

/** What may not be in what by the content models of HTML, as far as a page of ours has ever had it. */
const MISPLACED = [
  ...['h1', 'h2', 'h3', 'h4', 'header', 'footer', 'section', 'article', 'nav'].map((one) => `address ${one}`),
  ...['div', 'p', 'ul', 'ol', 'dl', 'h2', 'h3', 'section', 'form', 'table'].map((one) => `p ${one}`),
  ...['a', 'button', 'input', 'select', 'label'].flatMap((one) => [`a ${one}`, `button ${one}`]),
  'form form',
]

const LABELABLE = 'button, input, meter, output, progress, select, textarea'

function contentProblems(root: HTMLElement): string[] {
  const crowded = root.querySelectorAll('label').filter((one) => one.querySelectorAll(LABELABLE).length > 1)
  const strangers = root
    .querySelectorAll('ul > *, ol > *')
    .filter(({ tagName }) => !['LI', 'SCRIPT', 'TEMPLATE'].includes(tagName))
  return [
    ...MISPLACED.filter((selector) => root.querySelector(selector)).map(
      (selector) => `misplaced: ${selector}`,
    ),
    ...crowded.map((label) => `a label of several controls: ${label.toString().slice(0, 120)}`),
    ...strangers.map((one) => `no item of its list: ${one.toString().slice(0, 120)}`),
  ]
}

function idProblems(root: HTMLElement): string[] {
  const ids = root.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? '')
  const known = new Set(ids)
  const repeated = ids.filter((id, at) => ids.indexOf(id) !== at)
  const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((name) =>
    root.querySelectorAll(`[${name}]`).flatMap((element) => element.getAttribute(name)?.split(/\s+/) ?? []),
  )
  return [
    ...repeated.map((id) => `two elements with the id ${id}`),
    ...references.filter((id) => !known.has(id)).map((id) => `nothing has the id ${id}`),
  ]
}
