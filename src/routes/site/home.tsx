import { createFileRoute } from '@tanstack/react-router'
import { localize } from '#/i18n/addresses/localize.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { readReference } from '#/modules/enquiries/model/reference.ts'
import { QUOTE_REQUEST_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import { postForm } from '#/routes/site/post-form.server.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { organizationData, websiteData } from '#/seo/organization-data.ts'
import { loader } from './home-loader.ts'
import { HomeView } from './home-view.tsx'

export const Route = createFileRoute('/l/$ui/$content/')({
  server: {
    handlers: {
      POST: ({ request, params: { ui: language }, next }) =>
        postForm(QUOTE_REQUEST_DEFINITION, {
          request,
          language,
          successPath: `${localize('home', {}, language)}#form`,
          render: (rejected) => next({ context: { rejected } }),
        }),
    },
  },
  loaderDeps: ({ search }) => ({ reference: readReference((search as SearchParams).reference) }),
  loader,
  head: (context) =>
    publicHead(context, (loaded, siteUrl) => {
      const { page } = loaded.text
      return {
        ...page,
        page: 'home',
        preview: loaded.preview,
        structuredData: [
          organizationData(siteUrl, page.description),
          websiteData(siteUrl, context.params.ui),
        ],
      }
    }),
  component: View,
})

function View() {
  return <HomeView {...Route.useLoaderData()} />
}
