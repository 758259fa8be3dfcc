import { createFileRoute } from '@tanstack/react-router'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { Island } from '#/i18n/react/island.tsx'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import type { QuoteRequestField } from '#/modules/enquiries/model/form-fields.ts'
import { requestPrefill } from '#/modules/enquiries/model/request-prefill.ts'
import { QUOTE_REQUEST_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import quoteRequest from '#/modules/enquiries/site/quote-request.island.tsx'
import { NamedContact } from '#/modules/staff/site/named-contact.tsx'
import { useWishText } from '#/modules/venues/site/list/use-wish-text.ts'
import { formPage } from './form-page.ts'
import { FormPageView } from './form-page-view.tsx'
import { postForm } from './post-form.server.ts'

const page = formPage<RejectedSubmission<QuoteRequestField>>('contact')

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
  ...page,
  component: View,
})

function View() {
  const { sent, rejected, contact, ...loaded } = Route.useLoaderData()
  const wishText = useWishText([])
  const { values, guests, rest, layout } = requestPrefill(Route.useSearch() as SearchParams)
  // It is typed on by the visitor, with plain spaces.
  const given = { ...values, message: wishText(rest, layout).replaceAll('\u00a0', ' ') }
  const form = { sent, rejected, given, guests, answerHours: CLAIMS.answerHours.contact }
  return (
    <FormPageView
      {...loaded}
      sent={sent}
      note={<NamedContact person={contact} />}
      form={<Island of={quoteRequest} props={{ page: 'contact', ...form }} />}
    />
  )
}
