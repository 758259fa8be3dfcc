import { useTranslations } from 'use-intl'

/** A person of the agency, as its pages present them. */
export interface TeamMember {
  readonly name: string
  readonly role: string
  readonly text: string
  /** The languages that they work in, as an enumeration. */
  readonly languages: string
}

/** The team as a masthead states it: role and languages, then name and a short description of each person. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  const t = useTranslations('plain')
  const editorial = useTranslations('editorial')
  return (
    <section className="team" aria-labelledby="team">
      <h2 id="team" className="label">
        {t('team')}
      </h2>
      <ul>
        {members.map(({ name, role, text, languages }) => (
          <li key={name}>
            <p className="label">
              <b>{role}</b> {editorial('speaks', { languages })}
            </p>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
