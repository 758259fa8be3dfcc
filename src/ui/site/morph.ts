/** What visitors or scripts have changed in an element; the server knows nothing of it. Styles are those of `swapInPlace`. */
const OWN_STATE: readonly string[] = ['open', 'data-arrived', 'data-live', 'aria-busy', 'style']

/** Whether an attribute is not the server's: a field with suggestions is given its role when it is used. */
function isOwn(element: Element, name: string): boolean {
  if (OWN_STATE.includes(name)) return true
  return element.hasAttribute('data-suggest') && (name === 'role' || name.startsWith('aria-'))
}

/** Cards that were shown before: one that comes back has its picture at once, without its placeholder. */
const parted = new Map<string, Element>()

/** The key that distinguishes siblings of one kind. */
function keyOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName
  const { venue } = (node as HTMLElement).dataset
  const box = node instanceof HTMLInputElement && node.type === 'checkbox' ? node.name + node.value : ''
  return `${node.nodeName} ${node.id || venue || box}`
}

/**
 * Make an element what another one is, with as few changes as can be: what stays keeps its focus, its state and its
 * pictures. Children are matched by their id, their venue, or their kind.
 */
export function morph(element: Element, wanted: Element): void {
  takeAttributes(element, wanted)
  const left = new Map<string, ChildNode[]>()
  for (const child of element.childNodes) {
    const key = keyOf(child)
    left.set(key, [...(left.get(key) ?? []), child])
  }
  let place: ChildNode | null = element.firstChild
  for (const child of [...wanted.childNodes]) {
    const known = left.get(keyOf(child))?.shift() ?? parted.get(keyOf(child))
    if (known === undefined) element.insertBefore(document.adoptNode(child), place)
    else {
      parted.delete(keyOf(child))
      if (known === place) place = place.nextSibling
      else element.insertBefore(known, place)
      if (known instanceof Element && child instanceof Element) morph(known, child)
      else if (known.nodeValue !== child.nodeValue) known.nodeValue = child.nodeValue
    }
  }
  // What a script has added for as long as the page is there.
  const isAdded = (node: ChildNode) => node instanceof Element && node.hasAttribute('data-added')
  for (const gone of [...left.values()].flat()) {
    if (isAdded(gone)) continue
    gone.remove()
    if (gone instanceof Element && gone.matches('[data-venue]')) parted.set(keyOf(gone), gone)
  }
}

function takeAttributes(element: Element, wanted: Element): void {
  for (const { name } of [...element.attributes])
    if (!wanted.hasAttribute(name) && !isOwn(element, name)) element.removeAttribute(name)
  for (const { name, value } of wanted.attributes)
    if (element.getAttribute(name) !== value && !isOwn(element, name)) element.setAttribute(name, value)
}
