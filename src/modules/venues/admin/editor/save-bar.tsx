import { useFormatter, useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ModKeyHint } from '#/ui/admin/mod-key-hint.tsx'
import { useFieldName } from './use-field-labels.ts'
import { focusField, type Saving } from './use-saving.ts'
import { useVenueEditor } from './venue-editor.ts'

/** Most fields that are named; the rest is counted. */
const NAMED = 4

interface SaveBarProps {
  saving: Saving
  onDiscard: () => void
  /** Goes back to what visitors see. */
  onRevert: () => void
}

/** Unsaved changes, problems that prevent publishing, and the buttons. */
export function SaveBar({ saving, onDiscard, onRevert }: SaveBarProps) {
  const t = useTranslations('admin.venueDesk')
  const { venue, changes } = useVenueEditor()
  const dirty = changes.length > 0
  if (!dirty && venue.status === 'published' && venue.live === null) return null
  const busy = saving.saving || undefined
  return (
    <section className="savebar" aria-label={t('saveBar')}>
      <AdminIcon name={dirty ? 'circle-alert' : 'circle-dashed'} />
      <p className="grow" role="status">
        <Standing /> <InTheWay />
      </p>
      {dirty ? (
        <button type="button" className="btn quiet" aria-label={t('discard')} onClick={onDiscard}>
          <AdminIcon name="undo-2" />
          <span className="wide">{t('discard')}</span>
        </button>
      ) : (
        venue.live && (
          <button type="button" className="btn quiet" aria-disabled={busy} onClick={onRevert}>
            {t('revert')}
          </button>
        )
      )}
      {dirty && (
        <button
          type="button"
          className="btn"
          aria-disabled={busy}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => void saving.save('keep')}
        >
          {t('keep')}
          <ModKeyHint name="S" className="wide" />
        </button>
      )}
      <button
        type="button"
        className="btn primary"
        aria-disabled={busy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={() => void saving.save('publish')}
      >
        {t('publish')}
        <ModKeyHint name="↵" className="wide" />
      </button>
    </section>
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

/** How much keeps the venue from being published, as the way to the first of it. */
function InTheWay() {
  const t = useTranslations('admin.venueDesk')
  const { problems } = useVenueEditor()
  const [first] = problems
  if (first === undefined) return null
  return (
    <button type="button" className="link bad in-the-way" onClick={() => focusField(first.field)}>
      {t('inTheWay', { count: problems.length })}
    </button>
  )
}
