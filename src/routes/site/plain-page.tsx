import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isPlainPage, PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import { ClosingCall } from '#/layouts/site/closing-call.tsx'
import { ArticleBody } from '#/modules/content/site/article/article-body.tsx'
import { PlainPage } from '#/modules/content/site/article/plain-page.tsx'
import { PlainPageExtras } from '#/modules/content/site/article/plain-page-extras.tsx'
import { Questions } from '#/modules/content/site/article/questions.tsx'
import { SiteTree } from '#/modules/content/site/article/site-tree.tsx'
import { Team } from '#/modules/content/site/article/team.tsx'
import { HeartButton } from '#/modules/favorites/site/heart-button.tsx'
import { VenueWall } from '#/modules/venues/site/venue-wall.tsx'
import { publicHead } from '#/routes/site/public-head.ts'
import { itemListData } from '#/seo/list-data.ts'
import { listedBySlug, listedOn } from '#/seo/listed-pages.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import { loader } from './plain-page-loader.ts'

export const Route = createFileRoute('/l/$ui/$content/$page')({
  ssr: ({ params }) =>
    params.status === 'error' || !isPlainPage(params.value.page) || PAGE_SETTINGS[params.value.page].ssr,
  loader,
  head: (context) =>
    publicHead(context, ({ page, text, cards, preview }, siteUrl) => {
      const { ui } = context.params
      const listed = [...listedOn(page, ui, siteUrl), ...listedBySlug('venue', cards, ui, siteUrl)]
      const structuredData = listed.length > 0 ? [itemListData(listed)] : []
      return { ...text, page, trail: stepsTo(ui), preview, structuredData }
    }),
  component: View,
})

function View() {
  const { page, text, article, notes, team, index, picture, pictures, type, cards } = Route.useLoaderData()
  const types = useTranslations('typePlural')
  return (
    <PlainPage heading={text.heading} lead={text.lead} picture={picture}>
      <PlainPageExtras page={page} notes={notes} pictures={pictures} />
      {index && <SiteTree index={index} />}
      {type && (
        <VenueWall
          title={types(type)}
          cards={cards}
          search={`type=${type}`}
          slot={SLOTS.threeOrTwo}
          heart={(card) => <HeartButton venue={card} place="list" />}
        />
      )}
      {article && <ArticleBody sections={article.sections} />}
      {team && <Team members={team} />}
      {article?.questions && <Questions questions={article.questions} />}
      {PAGE_SETTINGS[page].closingCall && <ClosingCall />}
    </PlainPage>
  )
}
