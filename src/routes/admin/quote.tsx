import { createFileRoute, isNotFound, notFound } from '@tanstack/react-router'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { DraftEditor } from '#/modules/quotes/admin/editor/quote-editor.tsx'
import { QuoteGone } from '#/modules/quotes/admin/quote-gone.tsx'
import { SentQuote } from '#/modules/quotes/admin/sent-quote.tsx'
import { fetchQuote } from '#/modules/quotes/quotes.functions.ts'
import { adminTitle, missingTitle } from './admin-head.ts'

/** The `slug` of the address is the id of the quote: its number comes with its first version. */
export const Route = createFileRoute('/_staff/l/$ui/$content/admin-quote/$slug')({
  loader: async ({ params: { slug: quoteId } }) => {
    const quote = UUID.test(quoteId) ? await fetchQuote({ data: { quoteId } }) : null
    if (quote === null) throw notFound()
    return quote
  },
  gcTime: 0,
  head: ({ loaderData, match }) => {
    const { quotes } = getAdminMessages(match.context.adminLanguage).admin
    return loaderData || (match.error && !isNotFound(match.error))
      ? adminTitle(loaderData?.reference ?? quotes.unnumbered, match)
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
  const quote = Route.useLoaderData()
  const [newest] = quote.versions
  return newest?.state === 'draft' ? (
    <DraftEditor key={`${quote.id} ${newest.n}`} quote={quote} />
  ) : (
    <SentQuote key={quote.id} quote={quote} />
  )
}
