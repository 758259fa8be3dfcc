/** schema.org objects of lists and of the way to a page. */
import type { BreadcrumbList, ItemList } from 'schema-dts'

/** A name and the whole address that it leads to. */
export interface NamedUrl {
  readonly name: string
  readonly url: string
}

/** The way from the home page to a page, the page itself last. */
export function breadcrumbData(steps: readonly NamedUrl[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/**
 * A list of pages, in order.
 * @param total how many there are, of which `items` may be the first
 */
export function itemListData(items: readonly NamedUrl[], total: number = items.length): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
    })),
  }
}
