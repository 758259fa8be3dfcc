import { createFileRoute } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { createTranslator } from 'use-intl/core'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { getMessages, loadMessages } from '#/i18n/messages.ts'
import { fetchQuote } from '#/modules/quotes/client-page.functions.ts'
import type { RejectedQuote } from '#/modules/quotes/model/rejected-quote.ts'
import { handleQuotePost, statusOf } from '#/modules/quotes/server/acceptance/quote-post.server.ts'
import { MissingQuote, QuotePage } from '#/modules/quotes/site/quote-page.tsx'
import { PlanSketchDrawing } from '#/modules/venues/site/plan/plan-sketch.tsx'
import { VenueCard } from '#/modules/venues/site/venue-card.tsx'
import type { PageContext } from '#/routes/site/page-loader.ts'
import { publicHead } from '#/routes/site/public-head.ts'

type Deps = { readonly code: string; readonly said: string; readonly choice: string }
type Context = PageContext<{ readonly slug: string }, Deps, RejectedQuote>

const words = (language: Language) =>
  createTranslator({
    locale: LANGUAGES[language].intl,
    messages: getMessages(language),
    namespace: 'clientQuote',
  })

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 36) : '')

/** A quote behind its private link. */
export const Route = createFileRoute('/l/$ui/$content/quote/$slug')({
  server: {
    handlers: {
      POST: async ({ request, params, next }) => {
        // What a visitor sends may be the first that a site hears in a language.
        await loadMessages(params.ui)
        const t = words(params.ui)
        const statement: Parameters<typeof handleQuotePost>[3] = ({ number, n, choice }) =>
          choice === null
            ? t('agree', { number, n: String(n) })
            : t('agreeChoice', { number, n: String(n), choice })
        const outcome = await handleQuotePost(request, params.slug, params.ui, statement)
        if (outcome instanceof Response) return outcome
        setResponseStatus(statusOf(outcome))
        return next({ context: { rejected: outcome } })
      },
    },
  },
  loaderDeps: ({ search }) => {
    const { code, said, choice } = search as SearchParams
    return { code: text(code), said: text(said), choice: text(choice) }
  },
  loader: async ({
    params: { slug: token, ui: language },
    deps: { code, said, choice },
    ...context
  }: Context) => {
    const rejected = context.serverContext?.rejected ?? null
    const quote = await fetchQuote({ data: { token, code: rejected?.typed.codeId ?? code, language } })
    const chosen = rejected?.typed.choice ?? choice
    return { quote, token, said, rejected, chosen }
  },
  head: (context) =>
    publicHead(context, ({ quote, token }) => {
      const t = words(context.params.ui)
      const values = { number: quote?.number ?? '', n: String(quote?.n) }
      const title = quote ? t(quote.amends ? 'amends.amendment' : 'eyebrow', values) : t('goneTitle')
      return { page: 'quote', params: { slug: token }, title, description: title, heading: title, lead: '' }
    }),
  component: View,
})

function View() {
  const { quote, ...page } = Route.useLoaderData()
  return quote ? (
    <QuotePage quote={quote} {...page} Sketch={PlanSketchDrawing} Card={VenueCard} />
  ) : (
    <MissingQuote />
  )
}
