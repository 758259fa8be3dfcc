import type { PageId } from '#/i18n/addresses/paths.ts'

/** The text pages that end with a call to ask for a quote. The about page ends with the office. */
export const CALLING_PAGES: readonly PageId[] = [
  'services',
  'showrooms',
  'galleries',
  'neighborhoods',
  'events',
]
