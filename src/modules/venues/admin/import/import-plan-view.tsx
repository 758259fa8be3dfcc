import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { formatAmount } from '#/i18n/format.ts'
import { isLanguage, LANGUAGES } from '#/i18n/languages.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { Notice } from '#/ui/admin/notice.tsx'
import { type ImportPlan, isPlanPart, type ReplacedVenue } from '../../model/import-plan.ts'

/** Names that are listed; the rest is counted. */
const LISTED = 100

/** How many things an import would write. */
export function changesIn({ added, replaced, equipment, isReordered }: ImportPlan): number {
  const written = added.length + replaced.length + equipment.added.length + equipment.changed.length
  return written + Number(isReordered)
}

/** Changes that an import would make. */
export function ImportPlanView({ plan, name }: { plan: ImportPlan; name: string }) {
  const t = useTranslations('admin.catalogueFile')
  const format = useFormatter()
  const language = useScreenLanguage()
  const { added, replaced, unchanged, equipment, unusualPrices } = plan
  if (changesIn(plan) === 0) {
    return <Notice kind="done">{t('nothing', { name, count: unchanged })}</Notice>
  }
  return (
    <div className="import-plan">
      <p>
        <b className="strong">{t('wouldChange', { name })}</b>{' '}
        {unchanged > 0 && t('unchanged', { count: unchanged })}
      </p>
      {plan.isReordered && <p>{t('reordered')}</p>}
      <Listed title={t('added', { count: added.length })} items={added}>
        {(venue) => <b className="strong">{venue.name}</b>}
      </Listed>
      <Listed title={t('replaced', { count: replaced.length })} items={replaced}>
        {(venue) => <Replaced venue={venue} />}
      </Listed>
      <Listed
        title={t('equipmentAdded', { count: equipment.added.length })}
        items={equipment.added.map((name) => ({ slug: name, name }))}
      >
        {({ name }) => name}
      </Listed>
      <Listed
        title={t('equipmentChanged', { count: equipment.changed.length })}
        items={equipment.changed.map((name) => ({ slug: name, name }))}
      >
        {({ name }) => name}
      </Listed>
      {unusualPrices.length > 0 && (
        <Notice kind="warning">
          {t('unusualPrices', {
            count: unusualPrices.length,
            venues: format.list(
              unusualPrices
                .slice(0, LISTED)
                .map(({ name, cents }) => `${name} (${formatAmount(cents, language)})`),
            ),
          })}
        </Notice>
      )}
      {replaced.length > 0 && <p className="hint">{t('historyHint')}</p>}
    </div>
  )
}

interface ListedProps<T> {
  title: string
  items: readonly T[]
  children: (item: T) => React.ReactNode
}

function Listed<T extends { readonly slug: string }>({ title, items, children }: ListedProps<T>) {
  const t = useTranslations('admin.catalogueFile')
  if (items.length === 0) return null
  return (
    <details open={items.length <= 10}>
      <summary>{title}</summary>
      <ul>
        {items.slice(0, LISTED).map((item) => (
          <li key={item.slug}>{children(item)}</li>
        ))}
        {items.length > LISTED && <li className="muted">{t('more', { count: items.length - LISTED })}</li>}
      </ul>
    </details>
  )
}

function Replaced({ venue: { name, parts } }: { venue: ReplacedVenue }) {
  const t = useTranslations('admin.catalogueFile.part')
  const locale = useLocale()
  const format = useFormatter()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const partName = (part: string) => {
    if (isPlanPart(part)) return t(part)
    const [, language] = part.split('.')
    const [tag = ''] = isLanguage(language) ? LANGUAGES[language].tag.split('-') : []
    return t('translations', { language: (tag && names.of(tag)) || part })
  }
  return (
    <>
      <b className="strong">{name}</b>{' '}
      <span className="soft">{format.list(parts.map(partName), { type: 'unit' })}</span>
    </>
  )
}
