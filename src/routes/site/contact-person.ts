import type { Language } from '#/i18n/languages.ts'
import { fetchTeamRoles } from '#/modules/content/pages.functions.ts'
import { fetchContactPerson } from '#/modules/staff/contact-person.functions.ts'
import type { NamedPerson } from '#/modules/staff/site/named-contact.tsx'

/** Whom visitors may ask for, with the role that the page about the agency gives to somebody of that name; `null` where nobody is named. */
export async function loadContactPerson(language: Language): Promise<NamedPerson | null> {
  const [person, roles] = await Promise.all([fetchContactPerson(), fetchTeamRoles({ data: { language } })])
  return person && { ...person, role: roles[person.name] }
}
