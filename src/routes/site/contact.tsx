import { createFileRoute } from '@tanstack/react-router'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import type { QuoteRequestField } from '#/modules/enquiries/model/form-fields.ts'
import { QUOTE_REQUEST_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import { QuoteRequestPlace } from '#/modules/enquiries/site/quote-request-place.tsx'
import { formPage } from './form-page.ts'
import { FormPageView } from './form-page-view.tsx'
import { postForm } from './post-form.server.ts'

export const Route = createFileRoute('/l/$ui/$content/contact')({
  server: {
    handlers: {
      POST: ({ request, params: { ui: language }, next }) =>
        postForm(QUOTE_REQUEST_DEFINITION, {
          request,
          language,
          successPath: `${localize('contact', {}, language)}#form`,
          render: (rejected) => next({ context: { rejected } }),
        }),
    },
  },
  ...formPage<RejectedSubmission<QuoteRequestField>>('contact'),
  component: View,
})

function View() {
  const { reference, rejected, ...page } = Route.useLoaderData()
  const form = { reference, rejected, answerHours: CLAIMS.answerHours.contact }
  return <FormPageView {...page} form={<QuoteRequestPlace page="contact" {...form} />} />
}
