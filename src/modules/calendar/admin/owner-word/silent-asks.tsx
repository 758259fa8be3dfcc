import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import { saidDays, saidMoment } from '../../model/said-days.ts'
import { fetchSilentAsks } from '../../owner-word.functions.ts'

/** Questions to owners without an answer, the oldest first; nothing where none waits. */
export function SilentAsks({ place }: { place: 'dashboard' | 'page' }) {
  const t = useTranslations('admin.ownerWord.silent')
  const path = usePagePath()
  const language = useScreenLanguage()
  const { data = [] } = useQuery({ queryKey: ['owner-word', 'silent'], queryFn: () => fetchSilentAsks() })
  if (data.length === 0) return null
  const lines = (
    <ul className={place === 'page' ? 'plain' : 'mails'}>
      {data.map((ask) => (
        <li key={ask.id}>
          <a className="link" href={`${path('admin-venue', { slug: ask.venueId })}#owner-word`}>
            {ask.venue}
          </a>{' '}
          {t('line', {
            what: [saidDays(ask, language), ask.event].filter((part) => part !== '').join(', '),
            at: saidMoment(ask.askedAt, language),
          })}
        </li>
      ))}
    </ul>
  )
  if (place === 'dashboard')
    return (
      <DashCell id="silent-owners" place="at-whole span-12" title={t('title')} aside={data.length}>
        {lines}
      </DashCell>
    )
  return (
    <section className="silent-asks" aria-labelledby="silent-owners">
      <h2 id="silent-owners">{t('title')}</h2>
      {lines}
    </section>
  )
}
