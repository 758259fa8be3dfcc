import { createFileRoute } from '@tanstack/react-router'
import { isEvent } from '#/i18n/addresses/ids.ts'
import { fetchEventText } from '#/modules/content/pages.functions.ts'
import { topicPage } from './topic-page.ts'
import { TopicPageView } from './topic-page-view.tsx'

export const Route = createFileRoute('/l/$ui/$content/event/$id')({
  ...topicPage({ page: 'event', listing: 'events', isId: isEvent, fetchText: fetchEventText }),
  component: View,
})

function View() {
  return <TopicPageView {...Route.useLoaderData()} page="event" />
}
