import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { ClaimStanding } from '../model/claim-decision.ts'
import {
  type ClaimGroup,
  type ClaimGroupName,
  type ClaimPlace,
  claimLanguages,
} from '../model/claim-groups.ts'
import { useClaimText } from './use-claim-text.ts'

interface ClaimRowsProps {
  group: ClaimGroup
  standing: ClaimStanding
  /** Whether the buttons are offered. */
  mayDecide: boolean
  busy: boolean
  onDecide: () => void
  /** Withdraw the decision with this id. */
  onWithdraw: (id: string) => void
}

/** Amber asks for something. */
const LOOKS: Readonly<Record<ClaimStanding['kind'], string>> = {
  agrees: 'pill green',
  open: 'pill amber',
  'side-by-side': 'pill green',
  'to-change': 'pill amber',
}

/** A group of claims that look alike: how it stands, then each claim with the pages that state it. */
export function ClaimRows({ group, standing, mayDecide, busy, onDecide, onWithdraw }: ClaimRowsProps) {
  const t = useTranslations('admin.overview.claims')
  const text = useClaimText()
  const { kind, decision } = standing
  const about = t(`group.${group.name}`)
  const claims = [...new Set(group.readings.map(({ claim }) => claim))]
  const changing = new Set(standing.toChange)
  return (
    <tbody>
      <tr className="group">
        <th scope="rowgroup" colSpan={2}>
          <div className="claim-head">
            <b className="strong">{about}</b>
            <span className={LOOKS[kind]}>{t(`standing.${kind}`)}</span>
            {mayDecide && (
              <span className="row end">
                {decision !== null && (
                  <button
                    type="button"
                    className="btn sm quiet"
                    aria-label={t('takeBackOf', { about })}
                    aria-disabled={busy || undefined}
                    onClick={() => onWithdraw(decision.id)}
                  >
                    {t('takeBack')}
                  </button>
                )}
                {group.differs && (
                  <button
                    type="button"
                    className="btn sm"
                    aria-label={t(decision === null ? 'decideOf' : 'changeOf', { about })}
                    onClick={onDecide}
                  >
                    {t(decision === null ? 'decide' : 'change')}
                  </button>
                )}
              </span>
            )}
          </div>
          <ClaimStandingNote group={group.name} standing={standing} />
        </th>
      </tr>
      {claims.map((claim) => (
        <tr key={claim}>
          <th scope="row" className="f-claim">
            {t(`name.${claim}`)}
          </th>
          <td>
            <ul className="claim-pages">
              {group.readings
                .filter((reading) => reading.claim === claim)
                .map((reading) => (
                  <li key={reading.place}>
                    <PageName place={reading.place} />{' '}
                    <span className={changing.has(reading) ? 'pill amber' : 'pill'}>
                      {text.value(group.name, reading.value)}
                    </span>
                  </li>
                ))}
            </ul>
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** The page that states a value, as a link to it. */
function PageName({ place }: { place: ClaimPlace }) {
  const t = useTranslations('admin.overview.claims')
  const path = usePagePath()
  if (place === 'everywhere') return <span>{t('place.everywhere')}</span>
  return (
    <a className="link claim-page" href={path(place)} target="_blank" rel="noreferrer">
      {t(`place.${place}`)}
      <AdminIcon name="external-link" small />
    </a>
  )
}

interface ClaimStandingNoteProps {
  group: ClaimGroupName
  standing: ClaimStanding
}

/** What was decided, by whom, what is left to change, and why an earlier decision counts no longer. */
function ClaimStandingNote({ group, standing }: ClaimStandingNoteProps) {
  const t = useTranslations('admin.overview.claims')
  const text = useClaimText()
  const { decision, former, toChange } = standing
  const said = decision ?? former
  if (said === null) return null
  const pages = toChange.map(({ place, value }) =>
    t('pageToChange', {
      page: t(`place.${place}`),
      value: text.value(group, value),
      count: claimLanguages(place).length,
    }),
  )
  return (
    <div className="claim-note">
      <p>
        {text.verdict(group, said.verdict)} <span className="muted">{text.origin(said)}</span>
      </p>
      {former !== null && <p>{t('void')}</p>}
      {pages.length > 0 && <p>{t('toChange', { pages: pages.join(', ') })}</p>}
    </div>
  )
}
