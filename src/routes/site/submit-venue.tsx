import { createFileRoute } from '@tanstack/react-router'
import { Island } from '#/i18n/react/island.tsx'
import proposal from '#/modules/enquiries/site/proposal/proposal.island.tsx'
import { ProposalNext } from '#/modules/enquiries/site/proposal/proposal-next.tsx'
import type { RejectedProposal } from '#/modules/enquiries/site/proposal/rejected-proposal.ts'
import { NamedContact } from '#/modules/staff/site/named-contact.tsx'
import { formPage } from './form-page.ts'
import { FormPageView } from './form-page-view.tsx'
import { postProposal } from './post-proposal.server.ts'

export const Route = createFileRoute('/l/$ui/$content/submit-venue')({
  server: {
    handlers: {
      POST: ({ request, params, next }) =>
        postProposal(request, params.ui, (rejected) => next({ context: { rejected } })),
    },
  },
  ...formPage<RejectedProposal>('submit-venue'),
  // Steps change only the fragment of the address, which the loader does not use.
  shouldReload: false,
  component: View,
})

function View() {
  const { sent, rejected, contact, ...page } = Route.useLoaderData()
  return (
    <FormPageView
      {...page}
      sent={sent}
      note={
        <>
          <NamedContact person={contact} />
          {/* The thanks say it themselves. */}
          {sent === undefined && <ProposalNext />}
        </>
      }
      form={<Island of={proposal} props={{ sent, rejected }} />}
    />
  )
}
