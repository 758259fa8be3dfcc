import { useTranslations } from 'use-intl'
import type { Template } from '../model/site-vitals.ts'

/** The name of a kind of page; the one in the menus where there is one. */
export function useTemplateName(): (template: Template) => string {
  const t = useTranslations('vitals')
  const nav = useTranslations('nav')
  return (template) => {
    switch (template) {
      case 'all':
      case 'venue':
      case 'forms':
      case 'other':
        return t(template)
      default:
        return nav(template)
    }
  }
}
