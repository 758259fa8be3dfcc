import { createFileRoute, redirect } from '@tanstack/react-router'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { isLanguage } from '#/i18n/languages.ts'
import { CodePage } from '#/modules/staff/admin/code-page.tsx'
import { SignInPage } from '#/modules/staff/admin/sign-in-page.tsx'
import { returnTarget, signInAddress } from '#/modules/staff/model/return-target.ts'
import { handleSignInPost } from '#/modules/staff/server/sign-in.server.ts'
import { adminTitle } from './admin-head.ts'

export const Route = createFileRoute('/_sign-in/l/$ui/$content/admin-login')({
  server: {
    handlers: {
      POST: async ({ request, params, next }) => {
        const language = isLanguage(params.ui) ? params.ui : 'en'
        const path = new URL(request.url).pathname
        const outcome = await handleSignInPost(request, { language, path })
        if (outcome instanceof Response) return outcome
        setResponseStatus(outcome.status)
        if (outcome.until) setResponseHeader('Retry-After', new Date(outcome.until).toUTCString())
        return next({ context: { rejected: outcome } })
      },
    },
  },
  loaderDeps: ({ search }) => search as SearchParams,
  loader: async ({ params, deps, context, serverContext }) => {
    const language = isLanguage(params.ui) ? params.ui : 'en'
    const wanted = typeof deps.return === 'string' ? deps.return : undefined
    // Guests only: with a session, continue to the requested page (behaviour 1.16).
    if (context.gate.signedIn)
      throw redirect({ href: returnTarget(wanted, language), statusCode: 302, reloadDocument: true })
    const rejected = serverContext?.rejected ?? null
    const asked = deps.step === 'code' || deps.step === 'backup' ? deps.step : 'password'
    const step = rejected?.step ?? (context.gate.awaitsCode ? asked : 'password')
    const done = deps.done === 'reset' || deps.done === 'signed-out' ? deps.done : null
    const ended = done === null ? context.gate.ended : null
    return { rejected, step, wanted, done, ended } as const
  },
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.gate.title),
  component: View,
})

function View() {
  const { rejected, step, wanted, done, ended } = Route.useLoaderData()
  const { ui } = Route.useParams()
  if (step === 'password') return <SignInPage rejected={rejected} done={done} ended={ended} wanted={wanted} />
  const language = isLanguage(ui) ? ui : 'en'
  return (
    <CodePage
      rejected={rejected}
      backup={step === 'backup'}
      startHref={signInAddress(wanted, language)}
      otherHref={signInAddress(wanted, language, step === 'backup' ? 'code' : 'backup')}
    />
  )
}
