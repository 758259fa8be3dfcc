import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import { languageNames } from '#/modules/content/model/language-names.ts'
import { fetchTeamRoles } from '#/modules/content/pages.functions.ts'
import { fetchContactPerson } from '#/modules/staff/contact-person.functions.ts'
import type { ContactPerson } from '#/modules/staff/model/contact-person.schema.ts'
import type { NamedPerson } from '#/modules/staff/site/named-contact.tsx'

/** The languages of the site as BCP 47 has them, without country or script: there is one Chinese and one Portuguese here. */
const SITE_LANGUAGES = Object.values(LANGUAGES).map(({ tag }) => plain(tag))

/**
 * Whom visitors may ask for, with the role that the page about the agency gives to somebody of that name; `null` where nobody is
 * named.
 */
export async function loadContactPerson(language: Language): Promise<NamedPerson | null> {
  const [person, roles] = await Promise.all([fetchContactPerson(), fetchTeamRoles({ data: { language } })])
  return (
    person && {
      ...person,
      role: roles[person.name],
      languages: languageNames(languagesOf(person), language),
    }
  )
}

/** Those chosen in the back office, which offers those of the site, and any other that the settings file gives to that name. */
function languagesOf({ name, languages }: ContactPerson): string[] {
  const known: readonly string[] = AGENCY.team.find((member) => member.name === name)?.languages ?? []
  return [
    ...languages.map((code) => plain(LANGUAGES[code].tag)),
    ...known.filter((tag) => !SITE_LANGUAGES.includes(tag)),
  ]
}

function plain(tag: string): string {
  return new Intl.Locale(tag).language
}
