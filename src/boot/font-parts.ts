/** So many elements take over the fonts in one task: some ten milliseconds of a phone. */
const MOST = 60

/** What a page in Chinese, Japanese or Korean has the fonts for: names and passages in other languages. */
const FOREIGN = '[lang]:not(:lang(ja), :lang(zh), :lang(ko))'

/** What is not drawn. */
const UNDRAWN = 'script, style, template, link'

const sizeOf = (element: Element) => element.getElementsByTagName('*').length + 1

/** The parts of the page that take over the fonts one after the other, in the order of the page. */
export function fontParts(): readonly Element[] {
  const isOwn = document.documentElement.matches(FOREIGN)
  return isOwn ? partsOf(document.body) : [...document.body.querySelectorAll(FOREIGN)]
}

function partsOf(element: Element): readonly Element[] {
  const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  if (isText || sizeOf(element) <= MOST) return [element]
  return [...element.children].filter((child) => !child.matches(UNDRAWN)).flatMap(partsOf)
}

/** Parts that follow each other, together as large as one task bears. */
export function batchesOf(parts: readonly Element[]): readonly (readonly Element[])[] {
  const batches: Element[][] = []
  let room = 0
  for (const part of parts) {
    const size = sizeOf(part)
    if (size > room) {
      batches.push([])
      room = MOST
    }
    batches.at(-1)?.push(part)
    room -= size
  }
  return batches
}

/** All that the parts stand in, from the inside out, without the document itself. */
export function aroundParts(parts: readonly Element[]): readonly Element[] {
  const around = new Set<Element>()
  for (const part of parts)
    for (
      let outer = part.parentElement;
      outer && outer !== document.documentElement && !around.has(outer);
      outer = outer.parentElement
    )
      around.add(outer)
  const isBefore = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  return [...around].sort((one, other) => (isBefore(one, other) ? 1 : -1))
}
