import { createFileRoute } from '@tanstack/react-router'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { Island } from '#/i18n/react/island.tsx'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import type { QuoteRequestField } from '#/modules/enquiries/model/form-fields.ts'
import { QUOTE_REQUEST_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import quoteRequest from '#/modules/enquiries/site/quote-request.island.tsx'
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
  const { sent, rejected, ...page } = Route.useLoaderData()
  const form = { sent, rejected, answerHours: CLAIMS.answerHours.contact }
  return (
    <FormPageView
      {...page}
      sent={sent}
      form={<Island of={quoteRequest} props={{ page: 'contact', ...form }} />}
    />
  )
}
