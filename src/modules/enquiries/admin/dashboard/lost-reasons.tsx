import { useFormatter, useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { Bar, DashCell } from '#/ui/admin/dash-cell.tsx'
import { FiguresTable } from '#/ui/admin/figures-table.tsx'
import { FEW_DECISIONS, type OutcomeFigures } from '../../model/outcome-figures.ts'

/** Why requests were lost in twelve months; each bar leads to them. */
export function LostReasons({ outcomes: { all } }: { outcomes: OutcomeFigures }) {
  const t = useTranslations('admin.overview.outcomes')
  const overview = useTranslations('admin.overview')
  const reason = useTranslations('admin.outcome.reason')
  const format = useFormatter()
  const said = all.reasons.reduce((sum, { count }) => sum + count, 0)
  const max = Math.max(1, ...all.reasons.map(({ count }) => count))
  const lines = [
    ...all.reasons.map((one) => ({
      key: one.reason,
      name: reason(one.reason),
      count: one.count,
      color: 'lost' as const,
    })),
    ...(said < all.lost
      ? [{ key: 'lacking', name: t('lacking'), count: all.lost - said, color: 'soon' } as const]
      : []),
  ] as const
  return (
    <DashCell
      id="lost-reasons"
      place="at-end span-6"
      title={t('whyLost')}
      aside={t('lostCount', { count: all.lost })}
    >
      {lines.length === 0 ? (
        <p className="empty-line">{t('noneLost')}</p>
      ) : (
        <>
          <ul className="bar-rows">
            {lines.map(({ key, name, count, color }) => (
              <li key={key}>
                <RouterLink
                  page="admin-requests"
                  search={`view=lost&outcome=${key}&decided=year`}
                  className="bar-row short"
                >
                  <span>{name}</span>
                  <Bar share={count / max} color={color} />
                  <b className="num">{format.number(count)}</b>
                </RouterLink>
              </li>
            ))}
          </ul>
          {all.lost < FEW_DECISIONS && <p className="muted after">{t('fewLost')}</p>}
          <FiguresTable
            label={overview('showTable')}
            columns={[t('reason'), t('lost')]}
            rows={lines.map(({ key, name, count }) => ({ key, cells: [name, format.number(count)] }))}
          />
        </>
      )}
    </DashCell>
  )
}
