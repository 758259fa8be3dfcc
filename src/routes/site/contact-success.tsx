import { createFileRoute } from '@tanstack/react-router'
import { CLAIMS } from '#/claims.ts'
import { SuccessPage } from '#/features/enquiries/components/success-page.tsx'
import { readReference } from '#/features/enquiries/intake/reference.ts'
import { fetchPageText } from '#/features/pages/pages.functions.ts'
import type { SearchParams } from '#/i18n/search-params.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'

export const Route = createFileRoute('/l/$ui/$content/contact-success')({
  loaderDeps: ({ search }) => ({ reference: readReference((search as SearchParams).reference) }),
  loader: async ({ params, deps }) => ({
    text: await fetchPageText({ data: { language: params.ui, page: 'contact-success' } }),
    reference: deps.reference,
  }),
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          ...siteOf(matches),
          page: 'contact-success',
          language: params.ui,
          ...loaderData.text,
        }),
  component: View,
})

function View() {
  const { text, reference } = Route.useLoaderData()
  const answerHours = CLAIMS.answerHours['contact-success']
  return (
    <SuccessPage heading={text.heading} lead={text.lead} reference={reference} answerHours={answerHours} />
  )
}
