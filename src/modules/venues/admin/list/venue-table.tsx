import { useFormatter, useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { formatArea, formatPrice } from '#/i18n/format.ts'
import { RouterLink } from '#/i18n/react/link.tsx'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { toEuros } from '#/lib/money.ts'
import { initialsOf } from '#/ui/admin/avatar.tsx'
import type { DataColumn } from '#/ui/admin/data-list/data-column.ts'
import { DataTable } from '#/ui/admin/data-list/data-table.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useMoment } from '#/ui/admin/use-moment.ts'
import { photoUrl } from '#/ui/site/photo-address.ts'
import { VENUE_SORTS, type VenueListQuery } from '../../model/venue-list.schema.ts'
import type { ListedVenue } from '../../venue-editor.functions.ts'
import { CompletenessCell, LanguageHeads } from './completeness-cell.tsx'
import { StatusMark } from './status-mark.tsx'

/** Surface, capacity and price in one line, where their columns have no room. */
function RowFacts({ venue }: { venue: ListedVenue }) {
  const t = useTranslations('admin.venueDesk.list')
  const screen = useScreenLanguage()
  const { surfaceM2, guests, priceFromDayCents } = venue
  const facts = [
    surfaceM2 !== null && formatArea(surfaceM2, screen),
    guests !== null && t('guestCount', { count: guests }),
    priceFromDayCents !== null && t('perDay', { price: formatPrice(priceFromDayCents, screen) }),
  ].filter(Boolean)
  return facts.length > 0 && <span className="row-facts num">{dotted(facts)}</span>
}

/** The narrowest file there is: twice what the cell is wide. */
const THUMB_WIDTH = 320

interface VenueTableProps {
  query: VenueListQuery
  venues: readonly ListedVenue[]
  picked: ReadonlySet<string>
  onPick: (picked: ReadonlySet<string>) => void
  onSort: (sort: Pick<VenueListQuery, 'sort' | 'order'>) => void
}

/** The venues of a page of the list. */
export function VenueTable({ query, venues, picked, onPick, onSort }: VenueTableProps) {
  const t = useTranslations('admin.venueDesk.list')
  const columns = useVenueColumns()
  return (
    <DataTable
      label={t('table')}
      className="venues"
      columns={columns}
      rows={venues}
      rowKey={(venue) => venue.id}
      sort={{ id: query.sort, desc: query.order === 'down' }}
      onSort={({ id, desc }) => {
        const sort = VENUE_SORTS.find((one) => one === id)
        if (sort) onSort({ sort, order: desc ? 'down' : 'up' })
      }}
      picked={picked}
      onPick={onPick}
      pickLabel={({ name }) => t('pick', { name })}
      pickAllLabel={t('pickAll')}
    />
  )
}

function useVenueColumns(): DataColumn<ListedVenue>[] {
  const t = useTranslations('admin.venueDesk.list')
  const types = useTranslations('type')
  const neighborhoods = useTranslations('neighborhood')
  const format = useFormatter()
  const moment = useMoment()
  return [
    {
      id: 'name',
      header: t('column.venue'),
      className: 'c-who',
      sortable: true,
      cell: (venue) => <NameCell venue={venue} />,
    },
    {
      id: 'type',
      header: t('column.type'),
      className: 'c-type',
      sortable: true,
      cell: (venue) => (
        <>
          <span className="cut">{types(venue.type)}</span>
          <span className="cut muted">
            {venue.arrondissement === null
              ? neighborhoods(venue.neighborhood)
              : t('place', { place: neighborhoods(venue.neighborhood), number: venue.arrondissement })}
          </span>
          <RowFacts venue={venue} />
        </>
      ),
    },
    {
      id: 'surface',
      header: t('column.surface'),
      className: 'num c-surf',
      sortable: true,
      cell: ({ surfaceM2 }) => (surfaceM2 === null ? t('open') : `${format.number(surfaceM2)}\u00a0m²`),
    },
    {
      id: 'price',
      header: t('column.price'),
      className: 'num c-price',
      sortable: true,
      cell: ({ priceFromDayCents }) =>
        priceFromDayCents ? format.number(toEuros(priceFromDayCents)) : t('open'),
    },
    {
      id: 'complete',
      header: t('column.complete'),
      className: 'c-full',
      drawnHeader: <LanguageHeads />,
      sortable: true,
      cell: ({ percents }) => <CompletenessCell percents={percents} />,
    },
    {
      id: 'photos',
      header: t('column.photos'),
      className: 'num c-photo',
      sortable: true,
      cell: ({ photos, withoutAlt }) => (
        <>
          {photos}{' '}
          {withoutAlt > 0 && (
            <span className="pill amber" title={t('withoutAlt', { count: withoutAlt })}>
              <span aria-hidden="true">{t('altShort', { count: withoutAlt })}</span>
              <span className="sr">{t('withoutAlt', { count: withoutAlt })}</span>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'requests',
      header: t('column.requests'),
      className: 'num c-req',
      sortable: true,
      cell: ({ requests }) => requests || '–',
    },
    {
      id: 'status',
      header: t('column.status'),
      className: 'c-st',
      sortable: true,
      cell: ({ status, pending }) => (
        <>
          <StatusMark status={status} />
          {pending && <span className="muted pending">{t('pending')}</span>}
        </>
      ),
    },
    {
      id: 'changed',
      header: t('column.changed'),
      className: 'num c-mod muted',
      sortable: true,
      cell: ({ changedAt, changedBy }) => (
        <time dateTime={changedAt} title={changedBy ?? undefined}>
          {moment(changedAt)}
          {changedBy && `, ${initialsOf(changedBy)}`}
        </time>
      ),
    },
  ]
}

function NameCell({ venue }: { venue: ListedVenue }) {
  const t = useTranslations('admin.venueDesk')
  return (
    <div className="who">
      {venue.cover === null ? (
        <span className="thumb none">
          <AdminIcon name="image" />
        </span>
      ) : (
        <img
          className="thumb"
          src={photoUrl(venue.cover, 'webp', THUMB_WIDTH)}
          alt=""
          width="54"
          height="36"
          loading="lazy"
          decoding="async"
        />
      )}
      <RouterLink page="admin-venue" params={{ slug: venue.id }} className="names">
        <b className="strong cut">{venue.name || t('unnamed')}</b>
        <span className="cut muted">/{venue.slug}</span>
      </RouterLink>
    </div>
  )
}
