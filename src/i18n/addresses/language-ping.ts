import type { Language } from '../languages.ts'

/**
 * Where a link to another language says which one was chosen (behaviour 1.10): the server keeps the choice where no script does. A
 * whole address: HTML takes no other as a `ping`.
 * @param siteUrl origin of the site
 */
export function languagePing(siteUrl: string, language: Language): string {
  return `${siteUrl}/api/language?to=${language}`
}
