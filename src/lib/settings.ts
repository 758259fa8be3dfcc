/**
 * The agency, in one place (behaviour 6.4). A real agency changes this file and nothing else:
 * header, footer, structured data and mails all read from here. Venues and people live in the catalogue.
 */
export const AGENCY = {
  /** The trading name, written the same way in every language. */
  name: 'Passage',
  /** E.164; shown through `formatPhone`. The number lies in the range that France reserves for fiction. */
  phone: '+33199001234',
  email: 'rooms@passage.example',
  city: 'Paris',
  /** ISO 3166-1, for structured data. */
  country: 'FR',
  /** Shown in this order in the top bar and in the footer. Brand names are not translated. */
  socialLinks: [
    { id: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/passage.example' },
    { id: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/passage.example' },
    { id: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/company/passage.example' },
    { id: 'x', name: 'X', href: 'https://x.com/passage.example' },
  ],
  /** On the about page, in this order; the demo's people are invented. Their roles are in `content`. */
  team: [
    { name: 'Hélène Marchetti', languages: ['fr', 'it', 'en'] },
    { name: 'Idris Benali', languages: ['fr', 'en', 'ar'] },
    { name: 'Claire Vasseur', languages: ['fr', 'en', 'es'] },
  ],
  /**
   * Legally required company details (law 2004-575 on the digital economy, article 1-1). Professional card, guarantee,
   * insurer and mediator are set in the back office (ADR 0085).
   */
  legal: {
    company: 'Passage Exemple SAS',
    capital: '40 000 €',
    registration: 'RCS Paris 000 000 000',
    vat: 'FR 00 000000000',
    address: '1 rue de l’Exemple, 75000 Paris, France',
    director: 'Hélène Marchetti',
    host: 'Hébergeur Exemple SAS',
    hostAddress: '2 rue de l’Exemple, 75000 Paris, France',
    hostPhone: '+33199000099',
  },
  /** Hosts of the agency's former blogs: the only ones that the site links out to (behaviour 1.13). */
  blogHosts: ['blog.passage.example', 'journal.passage.example'],
} as const satisfies Agency

interface Agency {
  readonly name: string
  readonly phone: `+${number}`
  readonly email: string
  readonly city: string
  readonly country: string
  readonly socialLinks: readonly SocialLink[]
  readonly team: readonly [TeamPerson, TeamPerson, TeamPerson]
  readonly legal: Readonly<Record<LegalFact, string>>
  readonly blogHosts: readonly string[]
}

interface TeamPerson {
  readonly name: string
  /** BCP 47 tags, the mother tongue first. */
  readonly languages: readonly string[]
}

type LegalFact =
  | 'company'
  | 'capital'
  | 'registration'
  | 'vat'
  | 'address'
  | 'director'
  | 'host'
  | 'hostAddress'
  | 'hostPhone'

/** A profile of the agency on a network; `id` is also the name of its icon. */
export interface SocialLink {
  readonly id: 'instagram' | 'facebook' | 'linkedin' | 'x'
  readonly name: string
  readonly href: string
}
