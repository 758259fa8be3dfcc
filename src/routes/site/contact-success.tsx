import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import { readSent } from '#/modules/enquiries/model/reference.ts'
import { SuccessPage } from '#/modules/enquiries/site/success-page.tsx'
import { publicHead } from '#/routes/site/public-head.ts'

export const Route = createFileRoute('/l/$ui/$content/contact-success')({
  loaderDeps: ({ search }) => ({ sent: readSent(search as SearchParams) }),
  // There are no thanks for a request that does not exist: without a receipt the page leads to the form.
  loader: async ({ params: { ui: language }, deps: { sent } }) => ({
    text: await fetchPageText({ data: { language, page: sent ? 'contact-success' : 'contact' } }),
    sent,
  }),
  head: (context) =>
    publicHead(context, ({ text }) => ({
      page: 'contact-success',
      ...text,
    })),
  component: View,
})

function View() {
  const { text, sent } = Route.useLoaderData()
  const answerHours = CLAIMS.answerHours['contact-success']
  return <SuccessPage heading={text.heading} lead={text.lead} sent={sent} answerHours={answerHours} />
}
