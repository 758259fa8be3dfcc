import { createFileRoute, notFound } from '@tanstack/react-router'
import { createTranslator } from 'use-intl/core'
import { localize } from '#/i18n/addresses/localize.ts'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import { fetchWhereText } from '#/modules/content/pages.functions.ts'
import { fetchMe } from '#/modules/staff/sign-in-pages.functions.ts'
import { VenuePage } from '#/modules/venues/site/detail/venue-page.tsx'
import { fetchVenuePreview } from '#/modules/venues/venue-editor.functions.ts'

/**
 * Preview of a venue for the staff, as visitors will see it: the language menu leads to the preview in the
 * other languages. The `slug` of the address is the venue's id.
 */
export const Route = createFileRoute('/l/$ui/$content/admin-venue-preview/$slug')({
  loader: async ({ params: { slug: id, ui: language } }) => {
    const found = UUID.test(id) ? await fetchVenuePreview({ data: { id, language } }) : null
    if (found === null) throw notFound()
    const me = await fetchMe()
    const adminLanguage = me?.language ?? (language === 'fr' ? 'fr' : 'en')
    await loadAdminMessages(adminLanguage)
    const messages = getAdminMessages(adminLanguage)
    const locale = LANGUAGES[adminLanguage].intl
    const t = createTranslator({ locale, messages, namespace: 'admin.venuePreview' })
    const where = await fetchWhereText({ data: { language, id: found.venue.neighborhood } })
    return {
      venue: found.venue,
      where,
      bar: {
        language: adminLanguage,
        text: t(found.published === null ? 'hidden' : 'shown'),
        back: t('back'),
        href: localize('admin-venue', { slug: id }, language),
      },
    }
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: `${loaderData?.venue.name ?? ''} · ${AGENCY.name}` },
      { name: 'robots', content: 'noindex, nofollow' },
    ],
  }),
  component: View,
})

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function View() {
  const { venue, where, bar } = Route.useLoaderData()
  return (
    <>
      <aside className="preview-bar" lang={bar.language} aria-label={bar.text}>
        <p>{bar.text}</p>
        <a href={bar.href}>{bar.back}</a>
      </aside>
      <VenuePage
        venue={venue}
        where={where}
        similar={[]}
        brief={{}}
        metres={undefined}
        fullwidth={false}
        save={null}
        heart={() => null}
      />
    </>
  )
}
