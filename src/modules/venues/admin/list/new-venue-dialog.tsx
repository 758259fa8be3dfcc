import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminField, AdminSelect } from '#/ui/admin/field.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { newVenue } from '../../model/venue-editor.schema.ts'
import { VENUE_TYPES } from '../../model/venue-options.ts'
import { addVenue } from '../../venue-editor.functions.ts'

/** The three things that a venue begins with; it is a draft until it is published. */
export function NewVenueDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('admin.venueDesk')
  const types = useTranslations('type')
  const neighborhoods = useTranslations('neighborhood')
  const navigate = useNavigate()
  const path = usePagePath()
  const [nameless, setNameless] = useState(false)
  const [create, running] = useAction(async (form: FormData) => {
    const first = newVenue.safeParse(Object.fromEntries(form))
    setNameless(!first.success)
    if (!first.success) return
    const id = await addVenue({ data: first.data })
    onClose()
    await navigate({ href: path('admin-venue', { slug: id }) })
  })
  return (
    <AdminDialog open={open} onClose={onClose} title={t('list.add')} closeLabel={t('close')}>
      <form
        className="new-venue"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void create(new FormData(event.currentTarget))
        }}
      >
        <AdminField
          id="new-name"
          name="name"
          label={t('field.name')}
          maxLength={100}
          autoComplete="off"
          data-focus
          required
          error={nameless ? t('list.nameFirst') : undefined}
        />
        <div className="grid-2">
          <AdminSelect id="new-type" name="type" label={t('field.type')}>
            {VENUE_TYPES.map((type) => (
              <option key={type} value={type}>
                {types(type)}
              </option>
            ))}
          </AdminSelect>
          <AdminSelect id="new-neighborhood" name="neighborhood" label={t('field.neighborhood')}>
            {NEIGHBORHOOD_IDS.map((id) => (
              <option key={id} value={id}>
                {neighborhoods(id)}
              </option>
            ))}
          </AdminSelect>
        </div>
        <p className="hint">{t('list.newHint')}</p>
        <div className="row">
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {t('list.cancel')}
          </button>
          <button type="submit" className="btn primary" aria-disabled={running || undefined}>
            {t('list.create')}
          </button>
        </div>
      </form>
    </AdminDialog>
  )
}
