import { useLocale } from 'use-intl'
import type { AdminLanguage } from '../admin-language.ts'

/** Language of the back office's interface. */
export function useScreenLanguage(): AdminLanguage {
  return useLocale().startsWith('fr') ? 'fr' : 'en'
}
