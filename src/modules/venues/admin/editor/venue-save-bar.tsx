import { useFormatter, useTranslations } from 'use-intl'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { SaveBar } from '#/ui/admin/records/save-bar.tsx'
import { useFieldName } from './use-field-labels.ts'
import { focusField, type Saving } from './use-saving.ts'
import { useVenueEditor } from './venue-editor.ts'

/** Most fields that are named; the rest is counted. */
const NAMED = 4

interface VenueSaveBarProps {
  saving: Saving
  onDiscard: () => void
  /** Go back to what visitors see. */
  onRevert: () => void
}

/** Unsaved changes, else those that wait for publication, and the ways to publish them. */
export function VenueSaveBar({ saving, onDiscard, onRevert }: VenueSaveBarProps) {
  const t = useTranslations('admin.venueDesk')
  const words = useRecordWords()
  const { venue, changes, problems } = useVenueEditor()
  const isDirty = changes.length > 0
  if (!isDirty && venue.status === 'published' && venue.live === null) return null
  const [first] = problems
  const keep = { label: t('keep'), key: 'S', onSave: () => void saving.save('keep') } as const
  const publish = { label: t('publish'), key: '↵', onSave: () => void saving.save('publish') } as const
  const revert = venue.live ? { label: t('revert'), onDiscard: onRevert } : undefined
  return (
    <SaveBar
      label={words.saveBar}
      isDirty={isDirty}
      isSaving={saving.saving}
      inTheWay={
        first && { label: t('inTheWay', { count: problems.length }), show: () => focusField(first.field) }
      }
      discard={isDirty ? { label: words.discard, onDiscard } : revert}
      ways={isDirty ? [keep, publish] : [publish]}
    >
      <Standing />
    </SaveBar>
  )
}

/** In the middle of a sentence. */
function withSmallLetter(name: string): string {
  return name.charAt(0).toLocaleLowerCase() + name.slice(1)
}

/** Unsaved changes, else the changes that wait for publication. */
function Standing() {
  const t = useTranslations('admin.venueDesk')
  const format = useFormatter()
  const fieldName = useFieldName()
  const { venue, changes } = useVenueEditor()
  if (changes.length === 0) return venue.live ? t('waiting') : t(`standing.${venue.status}`)
  const names = [...new Set(changes.map(({ field }) => withSmallLetter(fieldName(field))))]
  const more = names.length - NAMED
  const listed = more > 0 ? [...names.slice(0, NAMED), t('more', { count: more })] : names
  return (
    <>
      <b className="strong">{t('unsaved', { count: changes.length })}</b>
      <span className="soft">{t('unsavedList', { fields: format.list(listed, { type: 'unit' }) })}</span>
    </>
  )
}
