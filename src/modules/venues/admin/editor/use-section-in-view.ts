import { useEffect, useState } from 'react'
import { EDITOR_SECTIONS, type EditorSection } from './editor-sections.ts'

/** The section that is being read: the first one in the upper part of the page. */
export function useSectionInView(): EditorSection {
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
