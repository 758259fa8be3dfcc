import { createFileRoute } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { BriefProvider } from '#/i18n/react/address-context.tsx'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import {
  ANSWER_STATUS,
  handleAnswerPost,
  type RejectedAnswer,
} from '#/modules/shortlists/server/answer-post.server.ts'
import { fetchSharedList } from '#/modules/shortlists/shared-list.functions.ts'
import { briefOf } from '#/modules/shortlists/site/list-links.ts'
import { OwnLanguage } from '#/modules/shortlists/site/own-language.tsx'
import { AnsweredPage, EndedPage, SharedPage } from '#/modules/shortlists/site/shared-page.tsx'
import { NamedContact } from '#/modules/staff/site/named-contact.tsx'
import { PlanSketchDrawing } from '#/modules/venues/site/plan/plan-sketch.tsx'
import type { PageContext } from '#/routes/site/page-loader.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { loadContactPerson } from './contact-person.ts'

type Context = PageContext<{ readonly slug: string }, unknown, RejectedAnswer>

/** A shortlist behind its private link (behaviour 5.16). */
export const Route = createFileRoute('/l/$ui/$content/shortlist/$slug')({
  server: {
    handlers: {
      POST: async ({ request, params, next }) => {
        const outcome = await handleAnswerPost(request, params.slug)
        if (outcome instanceof Response) return outcome
        if (outcome.problem) setResponseStatus(ANSWER_STATUS[outcome.problem])
        return next({ context: { rejected: outcome } })
      },
    },
  },
  loader: async ({ params: { ui: language, slug: token }, serverContext }: Context) => {
    const [text, { list, offer }, contact] = await Promise.all([
      fetchPageText({ data: { language, page: 'shortlist' } }),
      fetchSharedList({ data: { language, token } }),
      loadContactPerson(language),
    ])
    return { text, list, offer, contact, token, rejected: serverContext?.rejected ?? null }
  },
  head: (context) =>
    publicHead(context, ({ text, token, list }) => ({
      ...text,
      title: list?.title || text.title,
      page: 'shortlist',
      params: { slug: token },
    })),
  component: View,
})

function View() {
  const { list, offer, contact, token, rejected } = Route.useLoaderData()
  // What was typed and came back would not go along.
  const inOwnLanguage = offer && !rejected && <OwnLanguage token={token} offer={offer} />
  if (list === null) return <EndedPage offer={inOwnLanguage} />
  return (
    <BriefProvider brief={briefOf(list)} isOthers>
      {list.others ? (
        <AnsweredPage list={list} Sketch={PlanSketchDrawing} offer={inOwnLanguage} />
      ) : (
        <SharedPage
          list={list}
          token={token}
          returned={rejected}
          Sketch={PlanSketchDrawing}
          offer={inOwnLanguage}
          contact={<NamedContact person={contact} />}
        />
      )}
    </BriefProvider>
  )
}
