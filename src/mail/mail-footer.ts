import { localize } from '#/i18n/addresses/localize.ts'
import { dotted } from '#/i18n/dotted.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import type { Language } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import type { MailDocument } from './mail-document.ts'

/** The agency under every mail. */
export function footerOf(language: Language, siteUrl: string): MailDocument['footer'] {
  return {
    agency: dotted([AGENCY.name, AGENCY.legal.address, formatPhone(AGENCY.phone, language)]),
    site: new URL(siteUrl).host,
    href: siteUrl + localize('home', {}, language),
  }
}
