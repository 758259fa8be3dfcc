import type { Language } from '../languages.ts'
import type { PageId } from './paths.ts'

/**
 * Further paths that answer 200 with `rel=canonical` to the path in `PATHS`: footer forms and duplicates,
 * children included (behaviour 1.3). Written as there, without a prefix.
 */
export const ALIASES: Partial<Record<PageId, Partial<Record<Language, readonly string[]>>>> = {
  venues: { cn: ['changdi'] },
  neighborhoods: { ru: ['raiony'], cn: ['jiequ'] },
  neighborhood: { ru: ['raiony/{neighborhood}'], cn: ['jiequ/{neighborhood}'] },
  'contact-us': { fr: ['contact-us'] },
  sitemap: { ru: ['karta-sayta'], cn: ['wangzhan-ditu'], ko: ['saiteumaeaep'] },
}
