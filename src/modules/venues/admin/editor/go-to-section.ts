import type { EditorSection } from './editor-sections.ts'

/** Shows a section of the editor and puts the cursor into its first control. */
export function goToSection(section: EditorSection): void {
  const element = document.getElementById(section)
  element?.scrollIntoView({ block: 'start' })
  element?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
}
