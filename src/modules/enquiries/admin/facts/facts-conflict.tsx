import { useTranslations } from 'use-intl'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import { ConflictNote } from '#/ui/admin/records/conflict-note.tsx'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { factFields, LANGUAGE_FACT, VENUES_FACT, venueSlugs } from '../../model/fact-fields.ts'
import { useOptionNames } from '../field-control.tsx'
import { type FactsDraft, wantedFacts } from './facts-draft.ts'
import type { FactsConflict } from './use-facts-saving.ts'

interface FactsConflictProps {
  view: EnquiryView
  conflict: FactsConflict
  draft: FactsDraft
  /** Change the draft. */
  onDecide: (part: Partial<FactsDraft>) => void
}

/** Facts that others have changed meanwhile: both values of each, and the choice between them. */
export function FactsConflictNote({ view, conflict, draft, onDecide }: FactsConflictProps) {
  const t = useTranslations('admin.facts')
  const request = useTranslations('admin.request')
  const shown = useShownFact(view, [...conflict.venues, ...draft.venues])
  const name = conflict.by?.name || request('somebody')
  const wanted = wantedFacts(draft)
  const decide = (fact: string, present: string, isTheirs: boolean) =>
    onDecide({
      seen: { ...draft.seen, [fact]: present },
      ...(isTheirs && fact === VENUES_FACT ? { venues: [...conflict.venues] } : {}),
      ...(isTheirs && fact !== VENUES_FACT ? { values: { ...draft.values, [fact]: present } } : {}),
    })
  return (
    <ConflictNote title={`${request('conflict', { name })}.`} lead={request('conflictLead')}>
      <ul className="fact-conflicts">
        {conflict.facts.map(({ name: fact, present }) => {
          const { label, value } = shown(fact, present)
          return (
            <li key={fact}>
              <b className="strong">{label}</b>
              <div className="row wrap">
                <button type="button" className="btn sm" onClick={() => decide(fact, present, true)}>
                  {t('takeTheirs', { name, value: value || t('nothing') })}
                </button>
                <button type="button" className="btn sm" onClick={() => decide(fact, present, false)}>
                  {t('takeMine', { value: shown(fact, wanted[fact] ?? '').value || t('nothing') })}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </ConflictNote>
  )
}

type Named = FactsDraft['venues'][number]

/** Label and value of a fact as the form shows them. */
function useShownFact(view: EnquiryView, venues: readonly Named[]) {
  const labels = useTranslations('admin.request.facts')
  const optionNames = useOptionNames()
  const languageName = useLanguageName()
  return (fact: string, typed: string): { label: string; value: string } => {
    if (fact === LANGUAGE_FACT) return { label: labels('language'), value: languageName(typed as never) }
    if (fact === VENUES_FACT) {
      const nameOf = (slug: string) => venues.find((venue) => venue.slug === slug)?.name ?? slug
      return { label: labels('venues'), value: venueSlugs(typed).map(nameOf).join(', ') }
    }
    const known = factFields(view.kind).find(({ name }) => name === fact)
    if (known === undefined) return { label: fact, value: typed }
    const { field, label } = known
    return {
      label: labels(label),
      value: field.kind === 'choice' ? (optionNames(field)[typed] ?? typed) : typed,
    }
  }
}
