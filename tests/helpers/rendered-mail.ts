/** The demo mails about enquiries, rendered as the site sends them. */
import { renderMail } from '#/app/render-mail.tsx'
import type { Language } from '#/i18n/languages.ts'
import { type DemoMail, demoMails } from '#/modules/enquiries/mail/demo-enquiries.fixture.ts'
import type {
  EnquiryMailData,
  EnquiryMailTemplate,
  MailVenue,
} from '#/modules/enquiries/mail/enquiry-mail.ts'

/** Where the site is, and where its agency reads. */
export const CONTEXT = { siteUrl: 'https://passage.example', mailTo: 'requests@passage.example' }

/** One with a picture, one without. */
export const VENUES: MailVenue[] = [
  {
    slug: 'galerie-perle',
    name: 'Galerie Perle',
    neighborhood: 'le-marais',
    surface: 160,
    photo: { key: 'galerie-perle-1', width: 2048, alt: '<white> gallery' },
  },
  { slug: 'loft-nord', name: 'Loft Nord' },
]

/** The payload of a demo mail. */
export function demo(language: Language, template: EnquiryMailTemplate, name: string): DemoMail['payload'] {
  const found = demoMails(language, VENUES).find(
    (mail) => mail.payload.template === template && mail.name === name,
  )
  if (!found) throw new Error(`There is no demo of ${template}, ${name}`)
  return found.payload
}

/** A demo mail, with some of its data changed. */
export function rendered(
  language: Language,
  template: EnquiryMailTemplate,
  name: string,
  changes: Partial<EnquiryMailData> = {},
) {
  const { data } = demo(language, template, name)
  return renderMail({ template, data: { ...data, ...changes } }, CONTEXT)
}
