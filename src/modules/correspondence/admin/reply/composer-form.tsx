import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import { ClientWords } from '#/modules/enquiries/admin/enquiry/content-blocks.tsx'
import { PresenceNote } from '#/modules/enquiries/admin/enquiry/presence-note.tsx'
import { FlagsSummary } from '#/modules/enquiries/admin/fit/flags-block.tsx'
import { useRequestUndo } from '#/modules/enquiries/admin/undo/use-request-undo.ts'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'
import type { VisitMoment } from '#/modules/enquiries/model/visit.ts'
import { wantedField } from '#/ui/admin/take-focus.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useMedia } from '#/ui/admin/use-media.ts'
import { REFUSED_VENUES, type ReplyField } from '../../model/reply-fields.ts'
import type { ReplyKit } from '../../model/reply-kit.ts'
import {
  REPLY_TEMPLATES,
  type ReplyTemplateId,
  refusesVenues,
  statusAfter,
} from '../../model/template-ids.ts'
import { ComposerTools } from './composer-tools.tsx'
import { FieldInputs, fieldInputId } from './field-inputs.tsx'
import { PriceInputs } from './price-inputs.tsx'
import { REFUSED_ID, RefusedVenues } from './refused-venues.tsx'
import { ReplyEditor, type ReplyEditorHandle } from './reply-editor.tsx'
import { ReplyPreview } from './reply-preview.tsx'
import { SendBar } from './send-bar.tsx'
import { subjectFromShown, subjectToShow } from './subject-text.ts'
import { promisesTaken, TakenNotice } from './taken-notice.tsx'
import { type ComposerState, type ReplyDraft, useComposer } from './use-composer.ts'
import { copiesOf, draftName, useSending } from './use-sending.ts'
import { VenuePicker } from './venue-picker.tsx'

interface ComposerFormProps {
  view: EnquiryView
  kit: ReplyKit
  /** The moment of a visit that it confirms: then it begins with the words for that. */
  visit: VisitMoment | undefined
  onClose: () => void
  onSent: () => void
}

const address = z.email()

/** Composer of an answer: recipients, template, text with its fields, and preview. */
export function ComposerForm({ view, kit, visit, onClose, onSent }: ComposerFormProps) {
  const t = useTranslations('admin.reply')
  const languageName = useLanguageName()
  const composer = useComposer(kit, draftName(view))
  const { draft, filled, edited } = composer
  const latest = useRef(composer)
  useLayoutEffect(() => {
    latest.current = composer
  })
  const undo = useRequestUndo(() => undefined)
  const editor = useRef<ReplyEditorHandle>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fields = form.current?.querySelector<HTMLElement>('.composer-top')
    const open = [...(fields?.querySelectorAll<HTMLElement>('.to-fill') ?? [])].find(wantedField)
    const target = (open && wantedField(open)) ?? form.current?.querySelector<HTMLElement>('.editor')
    target?.focus({ preventScroll: true })
  }, [])
  const [copies, setCopies] = useState(draft.cc !== '')
  const [choosing, setChoosing] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const sending = useSending({ view, composer, onClose, onSent })
  const base = useSeenVersion(view)
  const badCopy = copiesOf(draft.cc).find((one) => !address.safeParse(one).success)
  const blocked =
    filled.missing.length > 0 || promisesTaken(composer) || badCopy !== undefined || draft.body.trim() === ''
  const phone = useMedia('(width < 768px)')
  const fieldName = (field: ReplyField) => t(`fields.${field}`)
  const submit = () => {
    if (!blocked) sending.send(base.current)
  }
  useHotKeys({ 'mod+Enter': submit }, true)

  const restart = (template: ReplyTemplateId, language: Language, typed: ReplyDraft['typed'] = {}) => {
    const before = draft
    composer.start(template, language, typed)
    if (!edited) return
    undo.done(t('replaced'), {
      change: t('replaced'),
      about: [view.reference],
      type: 'info',
      isOfView: true,
      undo: () => {
        const { draft: now, edited: isEdited } = latest.current
        const isUndone = !isEdited && now.template === template && now.language === language
        if (isUndone) composer.change(before)
        return { isUndone }
      },
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is taken once, when it is chosen
  useEffect(() => {
    if (!visit) return
    const typed = { visitDate: visit.day, visitTime: visit.time }
    if (draft.template === 'visit') composer.change({ typed: { ...draft.typed, ...typed } })
    else restart('visit', draft.language, typed)
  }, [visit])
  const fill = (field: ReplyField) => {
    if (field === 'venueCards' || field === 'venues' || field === 'venueCount') return setChoosing(true)
    if (field === REFUSED_VENUES) {
      const first = document.querySelector<HTMLElement>('[data-refused]')
      return (first ?? document.getElementById(REFUSED_ID))?.focus()
    }
    if (field === 'prices' && composer.venues.length === 0) return setChoosing(true)
    // The input may not be rendered yet.
    requestAnimationFrame(() => inputOf(field)?.focus())
  }
  return (
    <form
      ref={form}
      className={previewing ? 'composer previewing' : 'composer'}
      aria-label={t('label')}
      // Enter in a field must not send: only the button does, or Enter with the command key.
      onSubmit={(event) => event.preventDefault()}
    >
      {/* On phones the answer is the page. */}
      {phone && <h1 className="sr">{t('label')}</h1>}
      <div className="composer-top">
        <PresenceNote view={view} writing />
        <ClientWords view={view} />
        <div className="composer-head">
          <label htmlFor="reply-template">{t('template')}</label>
          <div className="row">
            <select
              id="reply-template"
              className="input bare"
              value={draft.template}
              onChange={(event) => {
                const chosen = REPLY_TEMPLATES.find((id) => id === event.target.value)
                if (chosen) restart(chosen, draft.language)
              }}
            >
              {REPLY_TEMPLATES.map((id) => (
                <option key={id} value={id}>
                  {t(`templates.${id}`)}
                </option>
              ))}
            </select>
            <label className="sr" htmlFor="reply-language">
              {t('language')}
            </label>
            <select
              id="reply-language"
              className="input lang-pick"
              value={draft.language}
              onChange={(event) => {
                const chosen = kit.languages.find((code) => code === event.target.value)
                if (chosen) restart(draft.template, chosen)
              }}
            >
              {kit.languages.map((code) => (
                <option key={code} value={code}>
                  {languageName(code)}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div className="composer-head">
          <span className="composer-label">{t('to')}</span>
          <div className="row cut">
            <span>{view.requester.fullName}</span>
            <span className="muted cut">{view.requester.email}</span>
            {!copies && (
              <button type="button" className="link end" onClick={() => setCopies(true)}>
                {t('cc')}
              </button>
            )}
          </div>
        </div>
        {copies && (
          <div className="composer-head">
            <label htmlFor="reply-cc">{t('cc')}</label>
            <div>
              <input
                id="reply-cc"
                className="input bare"
                inputMode="email"
                autoComplete="off"
                value={draft.cc}
                aria-invalid={badCopy !== undefined || undefined}
                onChange={(event) => composer.change({ cc: event.target.value })}
              />
              {badCopy !== undefined && <p className="bad">{t('badCopy', { address: badCopy })}</p>}
            </div>
          </div>
        )}
        <div className="composer-head">
          <label htmlFor="reply-subject">{t('subject')}</label>
          <input
            id="reply-subject"
            className="input bare"
            lang={LANGUAGES[draft.language].tag}
            maxLength={200}
            value={subjectToShow(draft.subject, view.reference, fieldName)}
            onChange={(event) =>
              composer.change({ subject: subjectFromShown(event.target.value, fieldName) })
            }
          />
        </div>
        <FlagsSummary view={view} />
        <TakenNotice composer={composer} />
        <RefusedVenues composer={composer} named={kit.named.length} />
        <FieldInputs
          composer={composer}
          given={new Set(Object.keys(kit.values[draft.language] ?? {}) as ReplyField[])}
        />
        <PriceInputs composer={composer} onVenues={() => setChoosing(true)} />
      </div>
      <ReplyEditor
        key={draft.key}
        handle={editor}
        value={draft.body}
        onChange={(body) => composer.change({ body })}
        chip={(field) => {
          const missing = filled.missing.includes(field)
          const name = fieldName(field)
          return { missing, text: missing ? t('chipMissing', { name }) : name }
        }}
        onField={fill}
        label={t('text')}
        lang={LANGUAGES[draft.language].tag}
      />
      <ComposerTools
        savedAt={composer.savedAt}
        onInsert={(field) => editor.current?.insert(field)}
        onVenues={() => setChoosing(true)}
      />
      <ReplyPreview kit={kit} composer={composer} />
      <VenuePicker
        open={choosing}
        onClose={() => setChoosing(false)}
        catalogue={composer.catalogue.filter(
          ({ slug }) => !refusesVenues(draft.template) || !draft.refused.includes(slug),
        )}
        layout={kit.layout}
        chosen={draft.venues}
        onChange={(venues) => composer.change({ venues })}
      />
      <SendBar
        status={{
          present: view.status,
          next: statusAfter(draft.template, view.status, { becameVenue: view.proposedVenue !== null }),
        }}
        missing={filled.missing}
        unreadable={filled.missing.every((field) => isPriceTyped(composer, field))}
        taken={promisesTaken(composer)}
        blocked={blocked}
        sending={sending.sending}
        conflict={sending.conflict}
        previewing={previewing}
        onPreview={() => setPreviewing(!previewing)}
        onFill={fill}
        onClose={onClose}
        onSend={submit}
        onSendAnyway={(version) => sending.send(version)}
      />
    </form>
  )
}

/** Whether a field is a price that is typed, so that it is missing for what was typed. */
function isPriceTyped({ draft, venues, priceOf }: ComposerState, field: ReplyField): boolean {
  const typed = field === 'price' ? [draft.typed.price ?? ''] : venues.map((venue) => priceOf(venue).amount)
  const isPrice = field === 'price' || field === 'prices'
  return isPrice && typed.length > 0 && typed.every((amount) => amount.trim() !== '')
}

/** Input of a field; of the prices the first one that cannot be used. */
function inputOf(field: ReplyField): HTMLElement | null {
  return field === 'prices'
    ? document.querySelector<HTMLElement>('.prices [aria-invalid=true]')
    : document.getElementById(fieldInputId(field))
}

/**
 * Version of the enquiry that the writer has seen. Changes of others do not count as seen, so that the server rejects
 * an answer over them; the writer's own do.
 */
function useSeenVersion({ version, log, viewer }: EnquiryView) {
  const seen = useRef(version)
  useEffect(() => {
    const last = log.find(({ event, actor }) => actor !== null && event !== 'note')
    if (last === undefined || last.actor?.id === viewer.id) seen.current = version
  }, [version, log, viewer.id])
  return seen
}
