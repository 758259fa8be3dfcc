/*
 * Translators and extensions change the page while React works in it: Chrome's translation puts `<font>` in place of
 * every text, others wrap fields. React would then remove or insert beside a node that is no longer where it left it,
 * fail, and take the whole island down (facebook/react#11538). Inside islands both find what is there instead (ADR 0089).
 */

/** What is in the page in place of a text of React's. */
const standIns = new WeakMap<Node, ChildNode>()

let isGuarding = false

/** Keep an island whole whatever others do to its nodes; its texts go on changing in a translated page. */
export function tolerateForeignNodes(island: HTMLElement): void {
  if (!isGuarding) guard()
  isGuarding = true
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // A text that is out of the page has got other words: it comes back, and is translated anew.
      if (type === 'characterData') bringBack(target)
      for (const node of addedNodes) retire(node)
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn)
      for (const node of removedNodes) {
        if (!(node instanceof Text) || node.isConnected || !standIn) continue
        standIns.set(node, standIn)
        observer.observe(node, { characterData: true })
      }
    }
  })
  observer.observe(island, { childList: true, subtree: true })
}

/** Translators put their words into `<font>`. */
function isStandIn(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.localName === 'font'
}

function bringBack(text: Node): void {
  const standIn = standIns.get(text)
  if (!text.isConnected && standIn?.isConnected) standIn.replaceWith(text)
}

/** A text that is in the page again needs nothing in its place. */
function retire(text: Node): void {
  if (text.isConnected) standIns.get(text)?.remove()
  standIns.delete(text)
}

/** The child of an element that a node is in, or that stands for it. */
function placeOf(node: Node, parent: Node): Node | undefined {
  for (let at: Node | null = node; at; at = at.parentNode) if (at.parentNode === parent) return at
  const standIn = standIns.get(node)
  return standIn?.parentNode === parent ? standIn : undefined
}

const isInIsland = (node: Node) => node instanceof Element && node.closest('[data-island]') !== null

/** Only what would throw is done otherwise, and only inside islands. */
function guard(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !isInIsland(this)) return removeChild.call(this, child) as Child
    const place = placeOf(child, this)
    const isWrapped = place?.contains(child)
    const gone = isWrapped ? child : place
    gone?.parentNode?.removeChild(gone)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    const isForeign = before !== null && before.parentNode !== this && isInIsland(this)
    return insertBefore.call(this, node, isForeign ? (placeOf(before, this) ?? null) : before) as Child
  }
}
