import { createFileRoute } from '@tanstack/react-router'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { Island } from '#/i18n/react/island.tsx'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import type { ContactField } from '#/modules/enquiries/model/form-fields.ts'
import { CONTACT_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import contactMessage from '#/modules/enquiries/site/contact-message.island.tsx'
import { QuoteNote } from '#/modules/enquiries/site/quote-note.tsx'
import { NamedContact } from '#/modules/staff/site/named-contact.tsx'
import { formPage } from './form-page.ts'
import { FormPageView } from './form-page-view.tsx'
import { postForm } from './post-form.server.ts'

const page = formPage<RejectedSubmission<ContactField>>('contact-us')

export const Route = createFileRoute('/l/$ui/$content/contact-us')({
  server: {
    handlers: {
      POST: ({ request, params: { ui: language }, next }) =>
        postForm(CONTACT_DEFINITION, {
          request,
          language,
          successPath: `${localize('contact-us', {}, language)}#form`,
          render: (rejected) => next({ context: { rejected } }),
        }),
    },
  },
  ...page,
  component: View,
})

function View() {
  const { sent, rejected, contact, ...loaded } = Route.useLoaderData()
  const form = {
    sent,
    rejected,
    answerHours: CLAIMS.answerHours['contact-us'],
    fashionWeekHours: CLAIMS.fashionWeekHours['contact-us'],
  }
  return (
    <FormPageView
      {...loaded}
      sent={sent}
      note={
        <>
          <NamedContact person={contact} />
          <QuoteNote />
        </>
      }
      form={<Island of={contactMessage} props={form} />}
    />
  )
}
