import { useTranslations } from 'use-intl'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import type { EnquiryFigures } from '../figures.functions.ts'
import type { Unit } from '../model/period.ts'
import { ComparedBars, type ComparedRow } from './compared-bars.tsx'

/** Kinds of pages that forms are on. */
type Origin = 'venue' | 'favorites' | 'quote' | 'home' | 'contact' | 'proposal' | 'other'

const ORIGINS: Partial<Record<PageId, Origin>> = {
  venue: 'venue',
  favorites: 'favorites',
  contact: 'quote',
  'contact-venue': 'quote',
  home: 'home',
  'contact-us': 'contact',
  'submit-venue': 'proposal',
}

/** Languages with a row of their own. */
const MAX_LANGUAGES = 6

interface EnquiriesProps {
  unit: Unit
  requests: EnquiryFigures
}

/** Enquiries by the page of their form, and manual enquiries by channel. */
export function EnquiriesByPage({ unit, requests }: EnquiriesProps) {
  const t = useTranslations('admin.overview.pages')
  const lines = new Map<Origin, ComparedRow>()
  for (const { page, count, before } of requests.pages) {
    const key = (page && ORIGINS[page]) ?? 'other'
    const line = lines.get(key)
    lines.set(key, {
      key,
      name: t(`name.${key}`),
      count: count + (line?.count ?? 0),
      before: before + (line?.before ?? 0),
    })
  }
  const entered = requests.channels.map(({ channel, ...counts }) => ({
    key: `entered-${channel}`,
    name: t(`entered.${channel}`),
    ...counts,
  }))
  return (
    <DashCell id="by-page" place="at-middle span-4" title={t('title')}>
      <ComparedBars
        unit={unit}
        column={t('page')}
        title={t('title')}
        lines={mostFirst([...lines.values(), ...entered])}
      />
    </DashCell>
  )
}

/** Enquiries by the language of that page. */
export function EnquiriesByLanguage({ unit, requests }: EnquiriesProps) {
  const t = useTranslations('admin.overview.languages')
  const all = requests.languages.map(({ language, count, before }) => ({
    key: language,
    name: t(`name.${language}`),
    count,
    before,
  }))
  const [own, rest] = [all.slice(0, MAX_LANGUAGES), all.slice(MAX_LANGUAGES)]
  const sum = (pick: 'count' | 'before') => rest.reduce((total, line) => total + line[pick], 0)
  const others =
    rest.length === 0
      ? []
      : [
          {
            key: 'others',
            name: t('others', { count: rest.length }),
            count: sum('count'),
            before: sum('before'),
          },
        ]
  return (
    <DashCell id="by-language" place="at-end span-4" title={t('title')}>
      <ComparedBars unit={unit} column={t('language')} title={t('title')} lines={[...own, ...others]} />
    </DashCell>
  )
}

function mostFirst(lines: ComparedRow[]): ComparedRow[] {
  return lines.sort((a, b) => b.count - a.count || b.before - a.before)
}
