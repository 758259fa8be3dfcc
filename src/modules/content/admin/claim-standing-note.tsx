import { useTranslations } from 'use-intl'
import type { ClaimStanding } from '../model/claim-decision.ts'
import { type ClaimGroupName, claimLanguages } from '../model/claim-groups.ts'
import { useClaimText } from './use-claim-text.ts'

interface ClaimStandingNoteProps {
  group: ClaimGroupName
  standing: ClaimStanding
}

/** What was decided, by whom, what is left to change, and why an earlier decision counts no longer. */
export function ClaimStandingNote({ group, standing }: ClaimStandingNoteProps) {
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
