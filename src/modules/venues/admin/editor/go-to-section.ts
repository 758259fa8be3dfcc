import type { EditorSection } from './editor-sections.ts'

/** Show a section of the editor and put the cursor into its first control. */
export function goToSection(section: EditorSection): void {
  const element = document.getElementById(section)
  element?.scrollIntoView({ block: 'start' })
  element?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
}
