import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { goToSection } from './go-to-section.ts'
import type { Saving } from './use-saving.ts'

/** Asked before visitors find a part of the page empty. */
export function PublishDialog({ saving }: { saving: Saving }) {
  const t = useTranslations('admin.venueDesk')
  const { unfilled, publishAnyway, fillFirst } = saving
  return (
    <AdminDialog
      open={unfilled.length > 0}
      onClose={fillFirst}
      title={t('publishAsk.title')}
      closeLabel={t('close')}
    >
      <p className="soft">{t('publishAsk.lead')}</p>
      <ul className="unfilled">
        {unfilled.map((part) => (
          <li key={part}>
            <button
              type="button"
              className="link plain"
              onClick={() => {
                fillFirst()
                // The dialog gives the focus back first.
                requestAnimationFrame(() => goToSection(part))
              }}
            >
              {t('publishAsk.fill', { section: t(`section.${part}`) })}
            </button>
          </li>
        ))}
      </ul>
      <div className="row wrap dlg-foot">
        <span className="grow" />
        <button type="button" className="btn" data-focus onClick={fillFirst}>
          {t('publishAsk.back')}
        </button>
        <button type="button" className="btn primary" onClick={publishAnyway}>
          {t('publishAsk.anyway')}
        </button>
      </div>
    </AdminDialog>
  )
}
