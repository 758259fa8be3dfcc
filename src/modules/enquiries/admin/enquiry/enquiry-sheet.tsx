import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SideSheet } from '#/ui/admin/side-sheet.tsx'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { Composer } from '../reply/composer.tsx'
import { ProposedVenueBlock } from '../venue-draft/proposed-venue-block.tsx'
import { VenueDraftPanel } from '../venue-draft/venue-draft-panel.tsx'
import { EnquiryBody } from './enquiry-body.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { ReplyBar } from './reply-bar.tsx'
import { type OpenMenu, SheetActions, SheetTitle } from './sheet-head.tsx'
import { useEnquiry } from './use-enquiry.ts'
import { useEnquiryChange } from './use-enquiry-change.ts'
import { useMoreEntries } from './use-more-entries.ts'

/** Props that the list passes to the sheet. */
export interface EnquirySheetProps {
  reference: string
  /** Whether the composer is open. */
  reply: boolean
  onReply: (writing: boolean) => void
  onClose: () => void
  /** To the neighbours in the list; undefined at its ends. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  /** Called after every change, so that the list is updated. */
  onChanged: () => void
  /** Whether the keys `a` and `s` belong to the list because rows are selected there. */
  picking: boolean
}

/** One enquiry beside the list, with its content and all actions. */
export function EnquirySheet(props: EnquirySheetProps) {
  // The key remounts the sheet, so that no state of the previous enquiry remains.
  return <OpenSheet key={props.reference} {...props} />
}

function OpenSheet(props: EnquirySheetProps) {
  const { reference, reply: writing, onReply: setWriting, onClose, onChanged, picking } = props
  const t = useTranslations('admin.request')
  const { view, failure, reload } = useEnquiry(reference, onChanged)
  const [menu, setMenu] = useState<OpenMenu>(null)
  const [erasing, setErasing] = useState(false)
  const [planning, setPlanning] = useState(false)
  const changed = async () => {
    await reload()
    onChanged()
  }
  const changer = useEnquiryChange(view, changed)
  const more = useMoreEntries(view, { onErase: () => setErasing(true), onChanged })
  const ready = view != null && view.erasedAt === null
  const mayWrite = ready && view.requester.email !== null

  useHotKeys(
    {
      ...(mayWrite && !writing ? { e: () => setWriting(true) } : {}),
      ...(ready && !picking ? { a: () => setMenu('owner'), s: () => setMenu('status') } : {}),
      Escape: () => {
        if (document.querySelector('[role=menu], dialog[open]')) return
        if (writing) setWriting(false)
        else if (planning) setPlanning(false)
        else onClose()
      },
    },
    view?.viewer.singleKeys ?? false,
  )
  useEffect(() => {
    if (writing && view != null && !mayWrite) setWriting(false)
  }, [writing, view, mayWrite, setWriting])

  if (view == null) {
    return (
      <SideSheet
        label={reference}
        head={<span className="ref">{reference}</span>}
        closeLabel={t('close')}
        onClose={onClose}
      >
        <Waiting missing={view === null} failed={failure !== undefined} onRetry={() => void reload()} />
      </SideSheet>
    )
  }
  return (
    <SideSheet
      label={t('label', { reference, name: view.requester.fullName || t('erasedPerson') })}
      head={<SheetTitle view={view} />}
      actions={
        <SheetActions
          view={view}
          menu={menu}
          onMenu={setMenu}
          onChange={changer.change}
          onPrevious={props.onPrevious}
          onNext={props.onNext}
          more={more}
        />
      }
      closeLabel={t('close')}
      onClose={onClose}
      beside={
        writing && mayWrite ? (
          <Composer view={view} onClose={() => setWriting(false)} onSent={changed} onConflict={reload} />
        ) : planning ? (
          <VenueDraftPanel reference={reference} onClose={() => setPlanning(false)} onChanged={changed} />
        ) : undefined
      }
      foot={
        ready && !writing && !planning ? (
          <ReplyBar view={view} onReply={() => setWriting(true)} onChanged={changed} />
        ) : undefined
      }
    >
      {failure !== undefined && (
        <p className="offline" role="status">
          {t('stale')}
        </p>
      )}
      <EnquiryBody view={view} changer={changer} onChanged={changed} writing={writing}>
        <ProposedVenueBlock
          view={view}
          isPlanned={planning && !writing}
          onPlan={() => {
            setWriting(false)
            setPlanning(!planning)
          }}
        />
      </EnquiryBody>
      <EraseDialog view={view} open={erasing} onClose={() => setErasing(false)} onErased={changed} />
    </SideSheet>
  )
}

function Waiting({ missing, failed, onRetry }: { missing: boolean; failed: boolean; onRetry: () => void }) {
  const t = useTranslations('admin.request')
  if (missing) {
    return (
      <div className="empty">
        <h2>{t('missingTitle')}</h2>
        <p className="soft">{t('missingLead')}</p>
      </div>
    )
  }
  if (!failed) return <SkeletonRows count={9} label={t('loading')} />
  return (
    <div className="empty" role="alert">
      <h2>{t('failedTitle')}</h2>
      <p className="soft">{t('failedLead')}</p>
      <button type="button" className="btn primary" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  )
}
