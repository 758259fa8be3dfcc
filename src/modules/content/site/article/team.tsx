import { useTranslations } from 'use-intl'

/** A person of the agency, as the about page presents them. */
export interface TeamMember {
  readonly name: string
  readonly role: string
  readonly text: string
}

/** The team: name, role and a short description of each person. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  const t = useTranslations('plain')
  return (
    <section className="section wrap team" aria-labelledby="team">
      <h2 id="team">{t('team')}</h2>
      <ul className="grid">
        {members.map(({ name, role, text }) => (
          <li key={name}>
            <p className="team-initials" aria-hidden="true">
              {initials(name)}
            </p>
            <h3>{name}</h3>
            <p className="label">{role}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first letters of given and family name: "Idris Benali" is "IB". */
function initials(name: string): string {
  return name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
}
