/*
 * The header's menus are native `<details name="head">`: they open without us. This closes them on a click or a focus
 * elsewhere, and on a chosen link; Escape is heard earlier (`inline/escape-script.ts`). It lives outside React: public
 * pages are documents.
 */

const OPEN_MENUS = 'details[name="head"][open]'

function closeMenus(leave: (menu: HTMLDetailsElement) => boolean): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) {
    if (!leave(menu)) menu.open = false
  }
}

const contains = (menu: Element, target: EventTarget | null) =>
  target instanceof Node && menu.contains(target)

/** Start closing menus. */
export function closeMenusOnLeave(): void {
  addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element && target.closest('a, [data-closes]')
    closeMenus((menu) => contains(menu, target) && !chosen)
  })
  addEventListener('focusin', ({ target }) => {
    closeMenus((menu) => contains(menu, target))
  })
}
