import { getRouteApi } from '@tanstack/react-router'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { TemplatesPage } from '#/modules/correspondence/admin/templates/templates-page.tsx'

const route = getRouteApi('/_staff/l/$ui/$content/admin-templates')

/** The list of templates and the one that is open. */
export function TemplatesView() {
  const { list, open } = route.useLoaderData()
  const { me } = route.useRouteContext()
  const navigate = route.useNavigate()
  const path = usePagePath()
  return (
    <TemplatesPage
      list={list}
      open={open}
      user={{ id: me.id, mayChange: me.role === 'administrator', singleKeys: me.singleKeys }}
      hrefOf={(language) => path('admin-templates', {}, searchOf(language, open?.id).toString())}
      onLanguage={(language) =>
        void navigate({ search: Object.fromEntries(searchOf(language, open?.id)) as never })
      }
    />
  )
}

/** The same text in another language stays open. */
function searchOf(language: string, text: string | undefined): URLSearchParams {
  return new URLSearchParams({ lang: language, ...(text === undefined ? {} : { text }) })
}
