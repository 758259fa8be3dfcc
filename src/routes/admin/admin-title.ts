import { AGENCY } from '#/lib/settings.ts'

/**
 * The title of a page of the back office, for its `head`.
 * @param text as the messages have it: texts without values are plain once compiled
 */
export function adminTitle(text: string) {
  return { meta: [{ title: `${text} · ${AGENCY.name}` }] }
}
