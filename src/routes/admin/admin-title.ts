import { AGENCY } from '#/lib/settings.ts'

/**
 * The `<title>` of a back-office page, for its `head`.
 * @param text a message without parameters, which is a plain string once compiled
 */
export function adminTitle(text: string) {
  return { meta: [{ title: `${text} · ${AGENCY.name}` }] }
}
