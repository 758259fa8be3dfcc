import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ActionMenu } from '#/ui/admin/menu.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { copyVenue, type EditedVenue, storeStatuses } from '../../venue-editor.functions.ts'
import { putStatusBack } from '../list/put-status-back.ts'
import { StatusMark } from '../list/status-mark.tsx'
import { useVenueEditor } from './venue-editor.ts'

interface EditorHeadProps {
  onTake: (venue: EditedVenue) => void
  onHistory: () => void
  historyOpen: boolean
}

/** Name and state of the venue, and what can be done with it as a whole. */
export function EditorHead({ onTake, onHistory, historyOpen }: EditorHeadProps) {
  const t = useTranslations('admin.venueDesk')
  const calendar = useTranslations('admin.calendar')
  const { history } = useRecordWords()
  const path = usePagePath()
  const navigate = useNavigate()
  const { venue, document, changes, offer } = useVenueEditor()
  const name = document.name || t('unnamed')

  const [setStatus] = useAction(async (status: EditedVenue['status']) => {
    const { id, version, status: before } = venue
    const [outcome] = await storeStatuses({ data: { venues: [{ id, version, status }] } })
    if (outcome?.kind === 'conflict' || outcome?.kind === 'missing') {
      showToast({ type: 'error', title: t('tooLate'), timeout: REFUSED_MS })
    }
    if (outcome?.kind !== 'saved') return
    onTake(outcome.venue)
    const back = { id, version: outcome.venue.version, status: before }
    offer(t(`nowIs.${status}`), { undo: () => putStatusBack(back) })
  })
  const [duplicate] = useAction(async () => {
    const id = await copyVenue({ data: { id: venue.id, name: t('copyOf', { name }).slice(0, 100) } })
    if (id === null) return
    await navigate({ href: path('admin-venue', { slug: id }) })
    showToast({ type: 'success', title: t('duplicated'), timeout: REFUSED_MS })
  })

  const clean = changes.length === 0
  return (
    <header className="top">
      <RouterLink page="admin-venues" className="btn quiet icon back" aria-label={t('toVenues')}>
        <AdminIcon name="chevron-left" />
      </RouterLink>
      <h1 className="cut">{name}</h1>
      <span className="wide">
        <StatusMark status={venue.status} />
      </span>
      {venue.live && <span className="pill blue wide">{t('pending')}</span>}
      <span className="grow" />
      <button
        type="button"
        className="btn quiet"
        aria-label={history}
        aria-expanded={historyOpen}
        onClick={onHistory}
      >
        <AdminIcon name="history" />
        <span className="wide">{history}</span>
      </button>
      <button type="button" className="btn quiet wide" onClick={() => void duplicate()}>
        <AdminIcon name="copy" />
        {t('duplicate')}
      </button>
      <RouterLink
        page="admin-venue-calendar"
        params={{ slug: venue.id }}
        className="btn quiet"
        aria-label={calendar('title')}
      >
        <AdminIcon name="calendar-days" />
        <span className="wide">{calendar('title')}</span>
      </RouterLink>
      <a
        className="btn"
        href={path('admin-venue-preview', { slug: venue.id })}
        target="_blank"
        rel="noreferrer"
        aria-label={clean ? t('preview') : t('previewSaved')}
        title={clean ? undefined : t('previewSaved')}
      >
        <AdminIcon name="eye" />
        <span className="wide">{t('preview')}</span>
      </a>
      <ActionMenu
        triggerClass="btn quiet icon"
        trigger={<AdminIcon name="ellipsis" />}
        label={t('moreActions')}
        entries={[
          ...(venue.status === 'published'
            ? [
                {
                  label: t('seePage'),
                  icon: 'external-link' as const,
                  href: path('venue', { slug: (venue.live ?? venue.document).slug }),
                },
                { label: t('withdraw'), icon: 'eye-off' as const, onSelect: () => void setStatus('draft') },
              ]
            : []),
          { label: t('duplicate'), icon: 'copy', onSelect: () => void duplicate() },
          venue.status === 'archived'
            ? { label: t('unarchive'), icon: 'archive-restore', onSelect: () => void setStatus('draft') }
            : { label: t('archive'), icon: 'archive', onSelect: () => void setStatus('archived') },
        ]}
      />
    </header>
  )
}
