import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { formatArea } from '#/i18n/format.ts'
import { formatStayDays } from '#/i18n/format-day-range.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import type { ComparedVenue } from '#/modules/venues/model/compared-venue.ts'
import { LAYOUTS } from '#/modules/venues/model/venue-options.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import { commonEquipment, isMost } from '../model/comparison.ts'
import type { Favorite } from '../model/favorite.ts'
import type { ListDetails } from '../model/shortlist.ts'
import { usePriceText } from './use-price-text.ts'
import { VenueNote } from './venue-note.tsx'

/** Two more photographs of a venue, and how many there are. */
function ComparedPhotos({ facts: { slug, photos, photoCount } }: { facts: ComparedVenue }) {
  const t = useTranslations('venue')
  return (
    <>
      <span className="compare-photos">
        {photos.map((photo) => (
          <Photo key={photo.key} photo={photo} slot={SLOTS.thumbnail} />
        ))}
      </span>
      <PageLink className="link link-tall" page="venue" params={{ slug }}>
        {t('allPhotos', { n: photoCount })}
      </PageLink>
    </>
  )
}

/** A venue with its known figures. */
export interface Column {
  readonly favorite: Favorite
  /** Absent until they arrive, and where they could not be read. */
  readonly facts: ComparedVenue | undefined
}

/** A line of the comparison. */
export interface CompareRow {
  readonly id: string
  readonly label: ReactNode
  readonly cell: (column: Column) => ReactNode
}

/** Placeholder where nothing is known. */
const UNKNOWN = '–'

/** The lines of the comparison but that of the plans, in the words of the page. */
export function useCompareRows(
  columns: readonly Column[],
  details: ListDetails,
): { readonly facts: readonly CompareRow[]; readonly inAll: string; readonly own: readonly CompareRow[] } {
  const t = useTranslations()
  const format = useFormatter()
  const language = useLanguage()
  const priceText = usePriceText()
  const common = commonEquipment(columns.flatMap(({ facts }) => facts ?? []))
  const isCommon = new Set(common.map(({ id }) => id))
  const listed = (things: readonly { readonly name: string }[]) =>
    format.list(
      things.map(({ name }) => name),
      { type: 'unit' },
    )

  /** A line of numbers: the most of them is heavier. */
  function numbers(
    id: string,
    label: ReactNode,
    numberOf: (column: Column) => number | undefined,
    textOf: (value: number) => ReactNode,
  ): CompareRow {
    const row = columns.map(numberOf)
    const cell = (column: Column) => {
      const value = numberOf(column)
      if (value === undefined) return UNKNOWN
      return isMost(value, row) ? <b className="most">{textOf(value)}</b> : textOf(value)
    }
    return { id, label, cell }
  }

  const facts: CompareRow[] = [
    {
      id: 'price',
      label: <PriceLabel details={details} />,
      cell: ({ favorite, facts: known }) => {
        const { sum, parts } = priceText(known ?? favorite, details.days)
        return (
          <>
            <span className="compare-sum">{sum}</span>
            {parts.map((part) => (
              <small key={part}>{part}</small>
            ))}
          </>
        )
      },
    },
    numbers(
      'surface',
      t('venue.surface'),
      ({ favorite }) => favorite.surfaceM2,
      (n) => formatArea(n, language),
    ),
    numbers(
      'ceiling',
      t('venue.ceiling'),
      ({ facts: known }) => known?.ceilingHeightCm,
      (n) => t('venue.ceilingValue', { n: n / 100 }),
    ),
    ...LAYOUTS.map((layout) =>
      numbers(
        layout,
        <span className="compare-layout">
          <Icon name={`layout-${layout}`} />
          {t(`layout.${layout}`)}
        </span>,
        ({ facts: known }) => known?.capacities[layout],
        (n) => {
          if (n === 0) return t('venue.notOffered')
          const isTight = layout === details.layout && n < (details.guests ?? 0)
          return (
            <>
              {format.number(n)}
              {isTight && <small>{t('shortlist.tight', { n: details.guests ?? 0 })}</small>}
            </>
          )
        },
      ),
    ),
    {
      id: 'access',
      label: t('venue.sheet.access'),
      cell: ({ facts: known }) =>
        known ? known.access.map((text) => <span key={text}>{text}</span>) : UNKNOWN,
    },
    {
      id: 'equipment',
      label: (
        <>
          {t('shortlist.equipment')}
          {common.length > 0 && <small>{t('shortlist.differences')}</small>}
        </>
      ),
      cell: ({ facts: known }) => {
        if (!known) return UNKNOWN
        return listed(known.equipment.filter(({ id }) => !isCommon.has(id))) || t('shortlist.nothingMore')
      },
    },
  ]
  const own: CompareRow[] = [
    {
      id: 'pictures',
      label: t('shortlist.pictures'),
      cell: ({ facts: known }) => (known ? <ComparedPhotos facts={known} /> : UNKNOWN),
    },
    {
      id: 'note',
      label: t('shortlist.note'),
      cell: ({ favorite }) => <VenueNote key={favorite.slug} favorite={favorite} />,
    },
  ]
  return { facts, inAll: listed(common), own }
}

function PriceLabel({ details: { startDate, days } }: { details: ListDetails }) {
  const t = useTranslations()
  const language = useLanguage()
  if (days === null) return <PerDay />
  const length = t('venue.days', { n: days })
  const date = startDate && formatStayDays(startDate, days, language)
  return (
    <>
      {t('shortlist.total')}
      <small>{date ? t('shortlist.stay', { date, days: length }) : length}</small>
      <small>{t('shortlist.exclVat')}</small>
    </>
  )
}

function PerDay() {
  const t = useTranslations('shortlist')
  return (
    <>
      {t('price')}
      <small>{t('exclVat')}</small>
    </>
  )
}
