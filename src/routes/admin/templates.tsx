import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { isLanguage } from '#/i18n/languages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { isReplyTextId } from '#/modules/correspondence/model/reply-text-ids.ts'
import { fetchReplyText, fetchReplyTexts } from '#/modules/correspondence/reply-texts.functions.ts'
import { adminTitle } from './admin-head.ts'
import { TemplatesView } from './templates-view.tsx'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-templates')({
  loaderDeps: ({ search }) => {
    const { lang, text } = search as SearchParams
    return { lang, text }
  },
  loader: async ({ deps: { lang, text: id }, context }) => {
    const language = typeof lang === 'string' && isLanguage(lang) ? lang : context.adminLanguage
    const [list, open] = await Promise.all([
      fetchReplyTexts({ data: { language } }),
      isReplyTextId(id) ? fetchReplyText({ data: { language, id } }) : null,
    ])
    return { list, open }
  },
  // Reopening starts with the saved state, never with a cached one.
  gcTime: 0,
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.templates.title, match),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: TemplatesView,
  errorComponent: AdminError,
  pendingComponent: AdminPending,
})
