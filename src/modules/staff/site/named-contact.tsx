import { useTranslations } from 'use-intl'
import { DOT } from '#/i18n/dotted.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import type { ContactPerson } from '../model/contact-person.schema.ts'

/** The contact person as pages show them. */
export interface NamedPerson extends Omit<ContactPerson, 'languages'> {
  /** The languages that they speak, as an enumeration in that of the page. */
  readonly languages: string
  /** What they do, where the page about the agency says it. */
  readonly role?: string | undefined
}

/** Whom visitors may ask for: name and role, the languages they speak, and a number of their own. */
export function NamedContact({ person }: { person: NamedPerson | null }) {
  const t = useTranslations('visit')
  const editorial = useTranslations('editorial')
  const language = useLanguage()
  if (person === null) return null
  const { name, role, languages, phone } = person
  return (
    <div className="named-contact">
      <p>
        <span className="label">{t('contact')}</span> <b>{name}</b>
      </p>
      <p className="note">
        {role}
        {role !== undefined && DOT}
        {editorial('speaks', { languages })}
      </p>
      {phone && (
        <p>
          <a className="link" href={`tel:${phone}`}>
            <Icon name="phone" small />
            {formatPhone(phone, language)}
          </a>
        </p>
      )}
    </div>
  )
}
