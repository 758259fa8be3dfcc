import { useTranslations } from 'use-intl'
import { EDITOR_SECTIONS, type EditorSection, sectionOf } from './editor-sections.ts'
import { useSectionInView } from './use-section-in-view.ts'
import { useVenueEditor } from './venue-editor.ts'

/** The way to each section, with what is still to be done there. */
export function EditorContents() {
  const t = useTranslations('admin.venueDesk')
  const { problems, document } = useVenueEditor()
  const current = useSectionInView()
  const missing = (section: EditorSection) =>
    problems.filter(({ field }) => sectionOf(field) === section).length
  const go = (section: EditorSection) => {
    const element = window.document.getElementById(section)
    element?.scrollIntoView({ block: 'start' })
    element?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
  }
  return (
    <nav className="toc" aria-label={t('sections')}>
      {EDITOR_SECTIONS.map((section) => (
        <a
          key={section}
          href={`#${section}`}
          aria-current={section === current ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            go(section)
          }}
        >
          {t(`section.${section}`)}
          {missing(section) > 0 ? (
            <span className="end bad">{t('toMend', { count: missing(section) })}</span>
          ) : (
            <span className="end ok">{section === 'equipment' ? document.equipment.length : '✓'}</span>
          )}
        </a>
      ))}
    </nav>
  )
}
