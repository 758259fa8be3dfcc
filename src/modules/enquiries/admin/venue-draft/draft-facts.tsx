import { useTranslations } from 'use-intl'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { DraftFact, VenueDraftPlan } from '../../model/venue-draft.ts'

/** Every fact: what the owner said, and what the venue will have. */
export function DraftFacts({ plan }: { plan: VenueDraftPlan }) {
  const t = useTranslations('admin.venueDraft')
  return (
    <table className="draft-facts">
      <thead>
        <tr>
          <th scope="col">{t('column.fact')}</th>
          <th scope="col">{t('column.said')}</th>
          <th scope="col">{t('column.taken')}</th>
        </tr>
      </thead>
      <tbody>
        {plan.facts.map((fact) => (
          <FactRow key={fact.id} fact={fact} plan={plan} />
        ))}
      </tbody>
    </table>
  )
}

function FactRow({ fact, plan }: { fact: DraftFact; plan: VenueDraftPlan }) {
  const t = useTranslations('admin.venueDraft')
  const said = useSaid(plan)
  const taken = useTaken(plan)
  const isWhole = fact.state === 'taken'
  return (
    <tr className={isWhole ? undefined : 'todo'}>
      <th scope="row">
        <span className="fact-name">
          <AdminIcon name={isWhole ? 'check' : 'circle-dashed'} />
          {t(`fact.${fact.id}`)}
        </span>
      </th>
      <td className="said">{said(fact)}</td>
      <td>
        {taken(fact)}
        {fact.state === 'guessed' && <span className="amber check-it">{t('toCheck')}</span>}
        {fact.state === 'missing' && <span className="amber">{t(fact.blocks ? 'blocks' : 'canFollow')}</span>}
      </td>
    </tr>
  )
}

/** What is in the proposal; long texts and pictures are counted. */
function useSaid({ words, language, photos }: VenueDraftPlan): (fact: DraftFact) => string {
  const t = useTranslations('admin.venueDraft')
  const languageName = useLanguageName()
  return ({ id, said }) => {
    if (id === 'slug') return t('fromName')
    if (said === null) return t('notSaid')
    if (id === 'description') return t('words', { count: words, language: languageName(language) })
    if (id === 'photos') return t('photosSent', { count: photos })
    return said
  }
}

/** What the venue will have. */
function useTaken({ language, photos }: VenueDraftPlan): (fact: DraftFact) => string | null {
  const t = useTranslations('admin.venueDraft')
  const languageName = useLanguageName()
  return ({ id, taken }) => {
    if (taken === null) return null
    if (id === 'description') return t('becomesText', { language: languageName(language) })
    if (id === 'photos') return t('photosTaken', { count: photos })
    if (id === 'owner') return t('ownerKept')
    if (id === 'minimumDays') return t('days', { count: Number(taken) })
    return taken
  }
}
