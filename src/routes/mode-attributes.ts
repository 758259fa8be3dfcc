import { PAGE_SETTINGS, type PageSettings } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'

type ModeSettings = Readonly<Partial<Record<PageId, Pick<PageSettings, 'colorMode'>>>>

/** The attributes of a page that forces a colour mode (behaviour 5.4): the scripts leave such a page as it is. */
export function modeAttributes(page: PageId | undefined, settings: ModeSettings = PAGE_SETTINGS) {
  const mode = page && settings[page]?.colorMode
  return mode ? { 'data-mode': mode, 'data-mode-forced': '' } : {}
}
