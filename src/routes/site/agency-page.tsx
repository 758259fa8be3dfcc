import type { ReactNode } from 'react'
import type { Language } from '#/i18n/languages.ts'
import type { PhotoSource } from '#/lib/pictures/photo-source.ts'
import type { Article, PageText } from '#/modules/content/model/content.schema.ts'
import { AGENCY_PICTURES } from '#/modules/content/model/page-pictures.ts'
import { fetchAgency } from '#/modules/content/pages.functions.ts'
import { EditorialPage } from '#/modules/content/site/article/editorial-page.tsx'
import { Masthead } from '#/modules/content/site/article/masthead.tsx'
import { RunSheet } from '#/modules/content/site/article/run-sheet.tsx'
import { fetchSitePictures } from '#/modules/content/site-pictures.functions.ts'
import { NamedContact } from '#/modules/staff/site/named-contact.tsx'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import { loadContactPerson } from './contact-person.ts'

/** The pages about the agency itself. */
export type AgencyPageId = keyof typeof AGENCY_PICTURES

export function isAgencyPage(page: string): page is AgencyPageId {
  return page in AGENCY_PICTURES
}

/** What the pages about the agency show besides their texts. */
export async function loadAgency(page: AgencyPageId, language: Language) {
  const { beside, inText } = AGENCY_PICTURES[page]
  const [agency, found, contact] = await Promise.all([
    fetchAgency({ data: { language } }),
    fetchSitePictures({ data: { language, names: [beside, ...Object.values(inText)] } }),
    page === 'about' ? loadContactPerson(language) : null,
  ])
  const pictures = Object.fromEntries(Object.entries(inText).map(([section, name]) => [section, found[name]]))
  // Whom the site names speaks the same languages in the team and beside the telephone number.
  const team = agency.team.map((member) =>
    member.name === contact?.name ? { ...member, languages: contact.languages } : member,
  )
  return { ...agency, team, page, contact, beside: found[beside], pictures }
}

/** Who of the team does what, as the about page says it of each: by section, with the place in the settings. */
const STAGE_TEAM: Readonly<Record<string, number>> = {
  search: 1,
  hire: 0,
  coordination: 2,
  production: 2,
  after: 2,
}

interface AgencyPageProps {
  readonly name: string
  readonly text: PageText
  readonly article: Article
  readonly picture: PhotoSource | undefined
  /** The venue in the picture. */
  readonly shows: NamedVenue | undefined
  readonly agency: Awaited<ReturnType<typeof loadAgency>>
  /** Below its text. */
  readonly children: ReactNode
}

/** What the agency does, stage by stage, or who it is; below the opening, which is the same. */
export function AgencyPage({ name, text, article, picture, shows, agency, children }: AgencyPageProps) {
  const { page, beside, contact, team, tallies, stages, pictures } = agency
  const { sections } = article
  return (
    <EditorialPage
      family="agency"
      name={name}
      heading={text.heading}
      lead={text.lead}
      picture={picture}
      shows={shows}
      beside={beside}
    >
      {page === 'about' ? (
        <Masthead
          sections={sections}
          tallies={tallies}
          team={team}
          picture={pictures.rooms}
          contact={<NamedContact person={contact} />}
        />
      ) : (
        <RunSheet
          stages={stages.flatMap((stage, index) => {
            const section = sections[index]
            if (!section) return []
            const who = STAGE_TEAM[section.id]
            return [
              {
                ...stage,
                section,
                picture: pictures[section.id],
                person: who === undefined ? undefined : team[who],
              },
            ]
          })}
        />
      )}
      {children}
    </EditorialPage>
  )
}
