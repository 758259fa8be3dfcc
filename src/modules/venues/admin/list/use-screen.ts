import { useLocale } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'

/** Language of the screen. */
export function useScreen(): AdminLanguage {
  return useLocale().startsWith('fr') ? 'fr' : 'en'
}
