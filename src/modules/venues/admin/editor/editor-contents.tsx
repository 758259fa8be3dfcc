import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { emptyParts } from '../../model/empty-parts.ts'
import { languageStates } from '../../model/text-states.ts'
import { missingAlts } from '../../model/venue-photo.ts'
import { EDITOR_SECTIONS, type EditorSection, sectionOf } from './editor-sections.ts'
import { goToSection } from './go-to-section.ts'
import { useVenueEditor } from './venue-editor.ts'

/** The way to each section, with what is still to be done there. */
export function EditorContents() {
  const t = useTranslations('admin.venueDesk')
  const texts = useTranslations('admin.venueTexts')
  const photos = useTranslations('admin.venuePhotos')
  const { problems, document } = useVenueEditor()
  const current = useSectionInView()
  const missing = (section: EditorSection) =>
    problems.filter(({ field }) => sectionOf(field) === section).length
  // Nothing of this keeps a venue from being published.
  const unfinished = (section: EditorSection) => {
    if (section === 'photos') return document.photos.filter((photo) => missingAlts(photo).length > 0).length
    if (section !== 'texts') return 0
    const states = Object.values(languageStates({ words: document.texts, sources: document.sources }))
    return states.filter(({ missing, stale }) => missing + stale > 0).length
  }
  const equipped = document.equipment.length + document.ownEquipment.length
  const empty: readonly EditorSection[] = emptyParts(document)
  return (
    <nav className="toc" aria-label={t('sections')}>
      {EDITOR_SECTIONS.map((section) => (
        <a
          key={section}
          href={`#${section}`}
          aria-current={section === current ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            goToSection(section)
          }}
        >
          {t(`section.${section}`)}
          {missing(section) > 0 ? (
            <span className="end bad">{t('toMend', { count: missing(section) })}</span>
          ) : unfinished(section) > 0 ? (
            <span className="end todo">
              {section === 'texts'
                ? texts('unfinished', { count: unfinished(section) })
                : photos('unfinished', { count: unfinished(section) })}
            </span>
          ) : empty.includes(section) ? (
            <span className="end todo">{t('empty')}</span>
          ) : section === 'owner' ? null : (
            <span className="end ok">{section === 'equipment' ? equipped : '✓'}</span>
          )}
        </a>
      ))}
    </nav>
  )
}

/** The section that is being read: the first one in the upper part of the page. */
function useSectionInView(): EditorSection {
  const [current, setCurrent] = useState<EditorSection>(EDITOR_SECTIONS[0])
  useEffect(() => {
    const visible = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id)
          else visible.delete(target.id)
        }
        const first = EDITOR_SECTIONS.find((section) => visible.has(section))
        if (first) setCurrent(first)
      },
      { rootMargin: '-120px 0px -55% 0px' },
    )
    for (const section of EDITOR_SECTIONS) {
      const element = document.getElementById(section)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
