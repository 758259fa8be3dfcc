import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { rejectionOf } from '#/lib/call-rejections.ts'
import { EraseDialog } from '#/modules/enquiries/admin/enquiry/erase-dialog.tsx'
import { PresenceNote } from '#/modules/enquiries/admin/enquiry/presence-note.tsx'
import { useEnquiry } from '#/modules/enquiries/admin/enquiry/use-enquiry.ts'
import { useEnquiryChange } from '#/modules/enquiries/admin/enquiry/use-enquiry-change.ts'
import { useMoreEntries } from '#/modules/enquiries/admin/enquiry/use-more-entries.ts'
import { VisitBlock } from '#/modules/enquiries/admin/enquiry/visit-block.tsx'
import { factsDraftName } from '#/modules/enquiries/admin/facts/facts-draft.ts'
import type { OpenSheet } from '#/modules/enquiries/admin/inbox/inbox-page.tsx'
import { OutcomeBlock } from '#/modules/enquiries/admin/outcome/outcome-block.tsx'
import { useOutcomeQuestion } from '#/modules/enquiries/admin/outcome/use-outcome-question.tsx'
import { SheetUndoProvider, useSheetUndo } from '#/modules/enquiries/admin/undo/use-sheet-undo.ts'
import { useEnquiryRefresh } from '#/modules/enquiries/admin/use-enquiry-refresh.ts'
import { ProposedVenueBlock } from '#/modules/enquiries/admin/venue-draft/proposed-venue-block.tsx'
import { VenueDraftPanel } from '#/modules/enquiries/admin/venue-draft/venue-draft-panel.tsx'
import type { VisitMoment } from '#/modules/enquiries/model/visit.ts'
import { SideSheet } from '#/ui/admin/side-sheet.tsx'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { giveFocusBack } from '#/ui/admin/take-focus.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { EnquiryBody } from './enquiry-body.tsx'
import { ReplyBar } from './reply-bar.tsx'
import { type OpenMenu, SheetActions, SheetTitle } from './sheet-head.tsx'
import type { SheetSlots } from './sheet-slots.ts'
import { useDraftForm } from './use-draft-form.ts'
import { useStatusCommands } from './use-status-commands.ts'

interface EnquirySheetProps extends OpenSheet {
  slots: SheetSlots
}

/** One enquiry beside the list, with its content and all actions. */
export function EnquirySheet(props: EnquirySheetProps) {
  // The key remounts the sheet, so that no state of the previous enquiry remains.
  return <Sheet key={props.reference} {...props} />
}

function Sheet(props: EnquirySheetProps) {
  const { reference, reply: writing, onReply: setWriting, onClose, picking, slots } = props
  const t = useTranslations('admin.request')
  const { view, isMissed, failure } = useEnquiry(reference, writing ? 'writing' : 'reading')
  const [menu, setMenu] = useState<OpenMenu>(null)
  const [erasing, setErasing] = useState(false)
  const [planning, setPlanning] = useState(false)
  const [visit, setVisit] = useState<VisitMoment>()
  const refresh = useEnquiryRefresh()
  const undo = useSheetUndo(reference)
  const changer = useEnquiryChange(view, undo)
  const outcome = useOutcomeQuestion(view, changer.change)
  useStatusCommands(view, outcome.change)
  const more = useMoreEntries(view, () => setErasing(true))
  const ready = view != null && view.erasedAt === null
  const mayWrite = ready && view.requester.email !== null
  const facts = useDraftForm(ready ? factsDraftName(view) : undefined)
  const call = useDraftForm(ready ? slots.calls.draftName(view) : undefined)

  useHotKeys(
    {
      ...(mayWrite && !writing ? { r: () => setWriting(true) } : {}),
      // Beside an answer a letter that misses its text must not open a form or change the request.
      ...(ready && !writing ? { e: facts.show, c: call.show } : {}),
      ...(ready ? undo.keys() : {}),
      ...(ready && !writing && !picking ? { a: () => setMenu('owner'), s: () => setMenu('status') } : {}),
      Escape: () => {
        if (document.querySelector('[role=menu], dialog[open]')) return
        if (writing) setWriting(false)
        else if (planning) setPlanning(false)
        else onClose()
      },
    },
    view?.viewer.singleKeys ?? false,
  )
  const sent = useRef(false)
  const wasWriting = useRef(writing)
  useEffect(() => {
    if (wasWriting.current && !writing) {
      const opener = sent.current ? null : document.querySelector('.sheet [data-reply]')
      giveFocusBack(opener)
    }
    if (!writing) setVisit(undefined)
    wasWriting.current = writing
    sent.current = false
  }, [writing])
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
        <Waiting missing={view === null} failed={isMissed} onRetry={() => void refresh.sheet()} />
      </SideSheet>
    )
  }
  return (
    <SheetUndoProvider value={undo}>
      <SideSheet
        label={t('label', { reference: view.reference, name: view.requester.fullName || t('erasedPerson') })}
        head={<SheetTitle view={view} />}
        actions={
          <SheetActions
            view={view}
            menu={menu}
            onMenu={setMenu}
            onChange={outcome.change}
            onPrevious={props.onPrevious}
            onNext={props.onNext}
            more={more}
          />
        }
        closeLabel={t('close')}
        onClose={onClose}
        beside={
          writing && mayWrite ? (
            <slots.composer
              view={view}
              visit={visit}
              onClose={() => setWriting(false)}
              onSent={() => {
                sent.current = true
              }}
            />
          ) : planning ? (
            <VenueDraftPanel reference={view.reference} onClose={() => setPlanning(false)} />
          ) : undefined
        }
        foot={
          ready && !writing && !planning ? (
            <>
              {call.isOpen && <slots.calls.form view={view} takesFocus={call.isAsked} onClose={call.hide} />}
              <ReplyBar
                view={view}
                onReply={() => setWriting(true)}
                isCalling={call.isOpen}
                onCall={call.show}
              />
            </>
          ) : undefined
        }
      >
        {failure !== null && (
          <p className="offline" role="status">
            {rejectionOf(failure) === 'signed-out' ? (
              <>
                {t('staleSignedOut')}{' '}
                <button type="button" className="btn sm" onClick={() => location.reload()}>
                  {t('signIn')}
                </button>
              </>
            ) : (
              t('stale')
            )}
          </p>
        )}
        {view.reference !== reference && (
          <p className="offline" role="status">
            {t('mergedHere', { reference, kept: view.reference })}
          </p>
        )}
        {!writing && <PresenceNote view={view} writing={false} />}
        <OutcomeBlock view={view} onEdit={outcome.edit} />
        <EnquiryBody view={view} changer={changer} writing={writing} facts={facts} slots={slots}>
          <VisitBlock
            view={view}
            onConfirm={
              mayWrite
                ? (moment) => {
                    setVisit(moment)
                    setPlanning(false)
                    setWriting(true)
                  }
                : undefined
            }
          />
          <slots.followUps
            view={view}
            hasKeys={!writing && !picking}
            onWrite={mayWrite && !writing ? () => setWriting(true) : undefined}
          />
          <slots.quotes view={view} />
          <ProposedVenueBlock
            view={view}
            isPlanned={planning && !writing}
            onPlan={() => {
              setWriting(false)
              setPlanning(!planning)
            }}
            onWrite={mayWrite ? () => setWriting(true) : undefined}
          />
        </EnquiryBody>
        <EraseDialog view={view} open={erasing} onClose={() => setErasing(false)} />
        {outcome.dialog}
      </SideSheet>
    </SheetUndoProvider>
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
