import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getMessages } from '#/i18n/messages.ts'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import { VISIT } from '#/modules/enquiries/model/quote-prefill.ts'
import { readSent } from '#/modules/enquiries/model/reference.ts'
import { useQuoteSteps } from '#/modules/enquiries/site/sent-enquiry.ts'
import { SuccessPage } from '#/modules/enquiries/site/success-page.tsx'
import { useVisitSteps } from '#/modules/enquiries/site/visit-steps.ts'
import { NamedContact } from '#/modules/staff/site/named-contact.tsx'
import { publicHead } from '#/routes/site/public-head.ts'
import { loadContactPerson } from './contact-person.ts'

export const Route = createFileRoute('/l/$ui/$content/contact-success')({
  loaderDeps: ({ search }) => ({
    sent: readSent(search as SearchParams),
    isVisit: (search as SearchParams).kind === VISIT,
  }),
  // There are no thanks for a request that does not exist: without a receipt the page leads to the form.
  loader: async ({ params: { ui: language }, deps: { sent, isVisit } }) => ({
    text: await fetchPageText({ data: { language, page: sent ? 'contact-success' : 'contact' } }),
    sent,
    isVisit: isVisit && sent !== undefined,
    contact: sent === undefined ? null : await loadContactPerson(language),
  }),
  head: (context) =>
    publicHead(context, ({ text, isVisit }) => {
      const { thanks } = getMessages(context.params.ui).visitForm
      return { page: 'contact-success', ...text, ...(isVisit && { title: thanks, heading: thanks }) }
    }),
  component: View,
})

function View() {
  const { text, sent, isVisit, contact } = Route.useLoaderData()
  const t = useTranslations('visitForm')
  const hours = CLAIMS.answerHours['contact-success']
  const steps = { quote: useQuoteSteps(hours), visit: useVisitSteps(hours) }
  return (
    <SuccessPage
      heading={isVisit ? t('thanks') : text.heading}
      lead={isVisit ? t('thanksLead', { hours }) : text.lead}
      sent={sent}
      steps={isVisit ? steps.visit : steps.quote}
    >
      <NamedContact person={contact} />
    </SuccessPage>
  )
}
