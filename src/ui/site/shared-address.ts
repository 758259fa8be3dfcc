import { queryValue } from '#/lib/share-address.ts'

/**
 * Change the address that the share menu and the share buttons of this page pass on: those that copy, share or draw it, and the
 * links to networks and to mail, which have it in their own address.
 * @param change gives the new address for the present one
 */
export function shareAddress(change: (href: string) => string): void {
  const copy = document.querySelector<HTMLElement>('.share-links [data-copy]')?.dataset.copy
  if (copy === undefined) return
  const next = change(copy)
  for (const { dataset } of document.querySelectorAll<HTMLElement>('.share-links [data-copy]'))
    dataset.copy = next
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-share]')) dataset.share = next
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-code]')) dataset.code = next
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.share-links a')) {
    const href = link.getAttribute('href') ?? ''
    link.setAttribute(
      'href',
      href.replace(queryValue(copy), () => queryValue(next)),
    )
  }
}
