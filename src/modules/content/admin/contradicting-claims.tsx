import { useFormatter, useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import { type ClaimName, type ClaimPlace, readClaims } from '../model/contradictions.ts'

/** Claims that are a year, and those that are hours; the others are counted. */
const YEARS: ReadonlySet<ClaimName> = new Set(['founded', 'houseSince'])
const HOURS: ReadonlySet<ClaimName> = new Set(['answerHours', 'fashionWeekHours'])

/** Claims on which pages contradict each other: the value and the place of each (behaviour 3). */
export function ContradictingClaims() {
  const t = useTranslations('admin.overview.claims')
  const format = useFormatter()
  const path = usePagePath()
  const claims = readClaims()
  const contradicting = claims.filter(({ contradicts }) => contradicts)
  const agreed = claims.filter(({ contradicts }) => !contradicts)
  const places = [...new Set(contradicting.flatMap(({ readings }) => readings.map(({ place }) => place)))]
  const write = (claim: ClaimName, value: number) => {
    if (YEARS.has(claim)) return String(value)
    const figure = format.number(value)
    return t(HOURS.has(claim) ? 'hours' : 'atLeast', { value: figure })
  }
  return (
    <DashCell id="claims" place="l c6" title={t('title')}>
      {contradicting.length === 0 ? (
        <p className="empty-line">{t('none')}</p>
      ) : (
        <table className="mini claims">
          <thead>
            <tr>
              <th scope="col">{t('claim')}</th>
              {places.map((place) => (
                <th key={place} scope="col">
                  <Place place={place} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contradicting.map(({ claim, readings }) => (
              <tr key={claim}>
                <th scope="row" className="strong">
                  {t(`name.${claim}`)}
                </th>
                {places.map((place) => {
                  const value = readings.find((reading) => reading.place === place)?.value
                  return value === undefined ? (
                    <td key={place} className="muted">
                      –
                    </td>
                  ) : (
                    <td key={place}>
                      <span className="label muted">{t(`place.${place}`)} </span>
                      <span className="pill amber">{write(claim, value)}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {contradicting.length > 0 && <p className="muted after">{t('lead')}</p>}
      {agreed.length > 0 && (
        <p className="muted after">
          {t('agree', {
            claims: agreed
              .map(({ claim, readings }) => `${t(`name.${claim}`)} ${write(claim, readings[0]?.value ?? 0)}`)
              .join(', '),
          })}
        </p>
      )}
    </DashCell>
  )

  /** The place, as a link to the page. */
  function Place({ place }: { place: ClaimPlace }) {
    if (place === 'everywhere') return t('place.everywhere')
    return (
      <a href={path(place)} target="_blank" rel="noreferrer">
        {t(`place.${place}`)}
      </a>
    )
  }
}
