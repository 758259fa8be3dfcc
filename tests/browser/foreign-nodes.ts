/** What extensions and translators do to a page, run within it. */
import type { Page } from '@playwright/test'

/** Kinds of nodes that extensions put into pages. */
export const FOREIGN = ['behind fields', 'around fields', 'around the page'] as const

/** Put the nodes of one kind into the page. */
export function plant(page: Page, kind: (typeof FOREIGN)[number]): Promise<void> {
  return page.evaluate((what) => {
    const make = (name: string, attributes: Readonly<Record<string, string>>) => {
      const node = document.createElement(name)
      for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
      return node
    }
    const fields = [...document.querySelectorAll<HTMLElement>('main form :is(input, textarea, select)')]
    if (what === 'behind fields') {
      // As password managers do it: a picture of their own in each field.
      for (const field of fields) field.after(make('div', { 'data-lastpass-root': '' }))
    } else if (what === 'around fields') {
      const { activeElement } = document
      for (const field of fields) {
        const host = make('div', { class: 'ext-host' })
        host.attachShadow({ mode: 'open' }).append(document.createElement('slot'))
        field.replaceWith(host)
        host.append(field)
      }
      for (const form of document.querySelectorAll('main form')) {
        const host = make('ext-writer', { contenteditable: 'false' })
        host.attachShadow({ mode: 'open' }).innerHTML = '<button type="button" tabindex="-1"></button>'
        form.prepend(host)
      }
      if (activeElement instanceof HTMLElement) activeElement.focus()
    } else {
      for (const field of fields) field.setAttribute('data-ms-editor', 'true')
      for (const node of document.querySelectorAll('html, body, form')) {
        node.setAttribute('data-gr-ext-installed', '')
        node.classList.add('ext-on')
      }
      document.documentElement.style.setProperty('--ext', '1')
      document.head.prepend(make('meta', { name: 'ext', content: '1' }))
      document.body.append(make('iframe', { title: 'ext', hidden: '' }), make('ext-overlay', {}))
      for (const island of document.querySelectorAll('[data-island]')) island.after(make('ext-button', {}))
    }
  }, kind)
}

/**
 * Translate the page as Chromium does, and go on with what is added: each text leaves the page, and two `<font>` with
 * other words are in its place.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const font = (child: Node | string) => {
      const element = document.createElement('font')
      element.style.verticalAlign = 'inherit'
      element.append(child)
      return element
    }
    const isMeant = (text: Node) =>
      text.nodeValue?.trim() &&
      !text.parentElement?.closest('script, style, noscript, textarea, font, [translate=no]')
    const translateIn = (root: Node) => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      if (root instanceof Text) texts.push(root)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts.filter(isMeant))
        text.replaceWith(font(font(`${text.nodeValue}`.replace(/\p{L}+/gu, (word) => `${word}°`))))
    }
    const observe = () =>
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    const observer = new MutationObserver((records) => {
      observer.disconnect()
      for (const { addedNodes, target, type } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translateIn(node)
      observe()
    })
    translateIn(document.body)
    observe()
  })
}
