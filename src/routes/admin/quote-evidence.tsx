import { createFileRoute, isNotFound, notFound } from '@tanstack/react-router'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { EvidencePage } from '#/modules/quotes/admin/evidence-page.tsx'
import { QuoteGone } from '#/modules/quotes/admin/quote-gone.tsx'
import { fetchEvidence } from '#/modules/quotes/quotes.functions.ts'
import { adminTitle, missingTitle } from './admin-head.ts'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-quote-evidence/$slug')({
  loader: async ({ params: { slug: quoteId } }) => {
    const evidence = UUID.test(quoteId) ? await fetchEvidence({ data: { quoteId } }) : null
    if (evidence === null) throw notFound()
    return { ...evidence, quoteId }
  },
  gcTime: 0,
  head: ({ loaderData, match }) => {
    const { quotes } = getAdminMessages(match.context.adminLanguage).admin
    return loaderData || (match.error && !isNotFound(match.error))
      ? adminTitle(`${quotes.evidence.title} ${loaderData?.reference ?? ''}`, match)
      : missingTitle(quotes.goneTitle)
  },
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent', 'notFoundComponent']],
  component: View,
  errorComponent: AdminError,
  pendingComponent: AdminPending,
  notFoundComponent: QuoteGone,
})

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function View() {
  return <EvidencePage evidence={Route.useLoaderData()} />
}
