import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { RouterLink } from '#/i18n/react/link.tsx'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ModKeyHint } from '#/ui/admin/mod-key-hint.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useMedia } from '#/ui/admin/use-media.ts'
import type { SimilarVenue, VenueDraftPlan } from '../../model/venue-draft.ts'
import { fetchVenueDraftPlan, makeVenueDraft, undoVenueDraft } from '../../venue-draft.functions.ts'
import { useRequestUndo } from '../undo/use-request-undo.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'
import { DraftFacts } from './draft-facts.tsx'

/** Venues that may be the same room, to be compared before there are two. */
function SimilarVenues({ venues }: { venues: readonly SimilarVenue[] }) {
  const t = useTranslations('admin.venueDraft')
  const status = useTranslations('admin.venueDesk.status')
  if (venues.length === 0) return null
  return (
    <Notice kind="warning">
      <b className="strong">{t('similar')}</b>
      <ul className="like-it">
        {venues.map(({ id, name, because, ...venue }) => (
          <li key={id}>
            <RouterLink page="admin-venue" params={{ slug: id }} className="link">
              {name}
            </RouterLink>{' '}
            <span className="muted">{dotted([t(`because.${because}`), status(venue.status)])}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface VenueDraftPanelProps {
  reference: string
  onClose: () => void
}

/** What a proposal becomes as a venue, beside the proposal, and the button that makes the draft. */
export function VenueDraftPanel({ reference, onClose }: VenueDraftPanelProps) {
  const t = useTranslations('admin.venueDraft')
  const language = useScreenLanguage()
  const {
    data: plan,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['enquiries', 'venue-draft', reference, language],
    queryFn: () => fetchVenueDraftPlan({ data: { reference, language } }),
  })
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    // Back to where it was opened, if that is still there.
    return () => document.querySelector<HTMLElement>('[data-plan-venue]')?.focus()
  }, [])
  return (
    <section ref={panel} className="draft-plan" aria-label={t('title')} tabIndex={-1}>
      {isFetching && !plan && <SkeletonRows count={8} label={t('loading')} />}
      {!plan && !isFetching && (
        <div className="empty" role="alert">
          <h2>{t('failedTitle')}</h2>
          <p className="soft">{t('failedLead')}</p>
          <div className="row">
            <button type="button" className="btn primary" onClick={() => void refetch()}>
              {t('retry')}
            </button>
            <button type="button" className="btn quiet" onClick={onClose}>
              {t('cancel')}
            </button>
          </div>
        </div>
      )}
      {plan && <Plan plan={plan} reference={reference} onClose={onClose} />}
    </section>
  )
}

function Plan({ plan, reference, onClose }: VenueDraftPanelProps & { plan: VenueDraftPlan }) {
  const t = useTranslations('admin.venueDraft')
  // On phones it takes the page.
  const Heading = useMedia('(width < 768px)') ? 'h1' : 'h2'
  const [make, making] = useVenueDraft(reference, onClose)
  useHotKeys({ 'mod+Enter': make }, false)
  const taken = plan.facts.filter(({ state }) => state === 'taken').length
  return (
    <>
      <header className="draft-head">
        <Heading>{t('title')}</Heading>
        <span className="muted">{t('sub', { taken, all: plan.facts.length, photos: plan.photos })}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard must reach it */}
      <section className="scroll" tabIndex={0} aria-label={t('facts')}>
        <SimilarVenues venues={plan.similar} />
        <DraftFacts plan={plan} />
      </section>
      <footer className="draft-foot">
        <span className="muted grow">{t('outcome')}</span>
        <button type="button" className="btn" onClick={onClose}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className="btn primary"
          aria-disabled={making || undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={make}
        >
          <AdminIcon name={making ? 'loader' : 'plus'} />
          {t('make')}
          <ModKeyHint name="↵" />
        </button>
      </footer>
    </>
  )
}

/** Make the draft of a proposal, with an undo. One that is there already is opened. */
function useVenueDraft(reference: string, onDone: () => void): readonly [make: () => void, making: boolean] {
  const t = useTranslations('admin.venueDraft')
  const navigate = useNavigate()
  const path = usePagePath()
  const refresh = useEnquiryRefresh()
  const undo = useRequestUndo(refresh.all)
  const [make, making] = useAction(async () => {
    const outcome = await makeVenueDraft({ data: { reference } })
    if (outcome.kind === 'gone') {
      showToast({ type: 'error', title: t('gone'), timeout: REFUSED_MS })
      return
    }
    const href = path('admin-venue', { slug: outcome.venue.id })
    if (outcome.kind === 'present') {
      await navigate({ href })
      return
    }
    onDone()
    await refresh.all()
    const data = { reference, venueId: outcome.venue.id, status: outcome.before }
    undo.done(t('made', { reference }), {
      change: t('undone', { reference }),
      about: [reference],
      ways: [{ label: t('open'), href }],
      undo: async () => ({ isUndone: await undoVenueDraft({ data }), over: t('tooLate') }),
    })
  })
  return [() => void make(), making]
}
