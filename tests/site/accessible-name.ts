import { type HTMLElement, type Node, NodeType } from 'node-html-parser'

/**
 * The name under which assistive technology announces an element of a page without script: the steps of the
 * "Accessible Name and Description Computation" (W3C) that plain HTML needs. Empty when it has none.
 */
export function accessibleName(element: HTMLElement, root: HTMLElement): string {
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy) {
    const texts = labelledBy.split(/\s+/).map((id) => textOf(root.querySelector(`[id="${id}"]`) ?? undefined))
    return tidy(texts.join(' '))
  }
  const label = element.getAttribute('aria-label')
  if (label?.trim()) return tidy(label)
  const own = tidy(isField(element) ? labelOf(element, root) : textOf(element))
  return own || tidy(element.getAttribute('title') ?? '')
}

function isField({ tagName }: HTMLElement): boolean {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(tagName)
}

function labelOf(field: HTMLElement, root: HTMLElement): string {
  const id = field.getAttribute('id')
  const labels = [
    ...(id ? root.querySelectorAll(`label[for="${id}"]`) : []),
    ...[field.closest('label')].filter((label) => label !== null),
  ]
  return labels.map(textOf).join(' ')
}

/** Accessible text of an element's content: its text, and the alternative texts of its pictures. */
function textOf(node: Node | undefined): string {
  if (node === undefined) return ''
  if (node.nodeType === NodeType.TEXT_NODE) return node.text
  if (node.nodeType !== NodeType.ELEMENT_NODE) return ''
  const element = node as HTMLElement
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden')) return ''
  const label = element.getAttribute('aria-label')
  if (label) return ` ${label} `
  if (element.tagName === 'IMG') return ` ${element.getAttribute('alt') ?? ''} `
  if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) return ''
  return element.childNodes.map(textOf).join(' ')
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
