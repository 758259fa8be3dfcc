import type { ReactNode } from 'react'
import type { Article, PageText } from '#/modules/content/model/content.schema.ts'
import { ArticleBody } from '#/modules/content/site/article/article-body.tsx'
import { Questions } from '#/modules/content/site/article/questions.tsx'
import type { Sent } from '#/modules/enquiries/model/reference.ts'
import { FormPage } from '#/modules/enquiries/site/form-page.tsx'
import { FormSide } from '#/modules/enquiries/site/form-side.tsx'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import type { PhotoSource } from '#/ui/site/photo.tsx'

interface FormPageViewProps {
  readonly text: PageText
  readonly article: Article
  readonly picture: PhotoSource | undefined
  /** The venue in the picture. */
  readonly shows: NamedVenue | undefined
  readonly form: ReactNode
  /** Of the enquiry that has just arrived. */
  readonly sent: Sent | undefined
  /** Shown beside the form, under the picture. */
  readonly note?: ReactNode
}

/** A page whose main content is its form, with its own text below. */
export function FormPageView({ text, article, picture, shows, form, sent, note }: FormPageViewProps) {
  return (
    <FormPage
      heading={text.heading}
      lead={text.lead}
      isSent={sent !== undefined}
      side={
        <FormSide picture={picture} shows={shows}>
          {note}
        </FormSide>
      }
      form={form}
    >
      {/* It advises on what is still to be sent. */}
      {sent === undefined && (
        <>
          <ArticleBody sections={article.sections} />
          <Questions questions={article.questions} />
        </>
      )}
    </FormPage>
  )
}
