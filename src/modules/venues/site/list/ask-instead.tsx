import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { SHORT_RESULT } from '../../model/near-match.ts'
import { wishesSearch } from '../../model/wishes.ts'
import type { ShownList } from '../list-state.ts'
import { filterChips } from './filter-chips.ts'

interface AskInsteadProps {
  list: ShownList
  /** Within how many hours the request is answered. */
  answerHours: number
}

/** After a short list: the filters become a request, since the agency knows more rooms than it shows. */
export function AskInstead({ list: { filter, total, near }, answerHours }: AskInsteadProps) {
  const t = useTranslations('list.near')
  const filters = filterChips(filter).length
  // An empty list without near ones asks already (`list-empty.tsx`).
  if (filters === 0 || total > SHORT_RESULT || total + near.length === 0) return null
  return (
    <section className="ask-instead" aria-labelledby="ask-instead">
      <h2 id="ask-instead">{t('askTitle')}</h2>
      <p>{t('askText', { hours: answerHours })}</p>
      <PageLink page="contact-venue" search={wishesSearch(filter)} className="btn">
        {t('ask', { n: filters })}
      </PageLink>
    </section>
  )
}
