import { useTranslations } from 'use-intl'

/** A person of the agency, as the about page presents them. */
export interface TeamMember {
  readonly name: string
  readonly role: string
  readonly text: string
  /** The languages that they work in, as an enumeration. */
  readonly languages: string
}

/** The team as a list of names: role, languages and a short description of each person. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  const t = useTranslations('plain')
  const editorial = useTranslations('editorial')
  return (
    <section className="section wrap team" aria-labelledby="team">
      <h2 id="team">{t('team')}</h2>
      <ul className="grid">
        {members.map(({ name, role, text, languages }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="label">{role}</p>
            <p>{text}</p>
            <p className="label">{editorial('speaks', { languages })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
