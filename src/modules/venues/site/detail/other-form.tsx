import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { fullwidthSlug } from '../../model/fullwidth.ts'

interface OtherFormProps {
  readonly slug: string
  /** Whether the page has large photographs now. */
  readonly fullwidth: boolean
  /** Query of the stay, without the question mark. */
  readonly search: string
}

/** The way between the two forms of a venue's page: where the text ends that both of them have. */
export function OtherForm({ slug, fullwidth, search }: OtherFormProps) {
  const t = useTranslations('venue')
  return (
    <p className="other-form">
      <PageLink
        page="venue"
        params={{ slug: fullwidth ? slug : fullwidthSlug(slug) }}
        search={search}
        className="link link-tall"
      >
        {fullwidth ? t('normalView') : t('fullwidth')}
      </PageLink>
    </p>
  )
}
