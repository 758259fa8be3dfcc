import { createFileRoute } from '@tanstack/react-router'
import type { RefusedForm } from '#/forms/refused-form.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import type { QuoteRequestField } from '#/modules/enquiries/model/quote-request-fields.ts'
import { QUOTE_REQUEST_INTAKE } from '#/modules/enquiries/server/quote-request-intake.server.ts'
import { QuoteRequestPlace } from '#/modules/enquiries/site/quote-request-place.tsx'
import { formPage } from './form-page.ts'
import { FormPageView } from './form-page-view.tsx'
import { postForm } from './post-form.server.ts'

export const Route = createFileRoute('/l/$ui/$content/contact')({
  server: {
    handlers: {
      POST: ({ request, params: { ui: language }, next }) =>
        postForm(QUOTE_REQUEST_INTAKE, {
          request,
          language,
          successPath: `${localize('contact', {}, language)}#form`,
          render: (refused) => next({ context: { refused } }),
        }),
    },
  },
  ...formPage<RefusedForm<QuoteRequestField>>('contact'),
  component: View,
})

function View() {
  const { reference, refused, ...page } = Route.useLoaderData()
  const form = { reference, refused, answerHours: CLAIMS.answerHours.contact }
  return <FormPageView {...page} form={<QuoteRequestPlace page="contact" {...form} />} />
}
