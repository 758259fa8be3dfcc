/**
 * Neighbourhood slugs: id → language → slug (behaviour 9.2; equivalents by behaviour 1.6).
 * Some are mistranslated (`canfeiren`, `xietiao-tuleli`); they are contracts and stay (behaviour 1.5).
 */
import type { Language } from '../languages.ts'

const IN_EVERY_LANGUAGE = {
  'le-marais': {
    en: 'le-marais',
    fr: 'le-marais',
    es: 'el-marais',
    it: 'marais',
    de: 'marais',
    ru: 'mare',
    pt: 'marais',
    cn: 'malequ',
    ja: 'marais',
    ko: 'marais',
  },
  bastille: {
    en: 'bastille',
    fr: 'bastille',
    es: 'bastille',
    it: 'bastille',
    de: 'bastille',
    ru: 'bastille',
    pt: 'bastille',
    cn: 'bastille',
    ja: 'bastille',
    ko: 'baseutiyeu',
  },
  opera: {
    en: 'opera',
    fr: 'opera',
    es: 'opera',
    it: 'opera',
    de: 'opera',
    ru: 'opera',
    pt: 'opera',
    cn: 'gejuyuan',
    ja: 'opera',
    ko: 'opera',
  },
  invalides: {
    en: 'invalides',
    fr: 'invalides',
    es: 'invalidos',
    it: 'invalidi',
    de: 'invalides',
    ru: 'invalidy',
    pt: 'invalidos',
    cn: 'canfeiren',
    ja: 'anvarido',
    ko: 'anvalideuseu',
  },
  'champs-elysees': {
    en: 'champs-elysees',
    fr: 'champs-elysees',
    es: 'campos-eliseos',
    it: 'champs-elysees',
    de: 'champs-elysees',
    ru: 'elizeyskie-polya',
    pt: 'champs-elysees',
    cn: 'xiangxie-li-she',
    ja: 'shanzerize',
    ko: 'syangjelije',
  },
  'concorde-tuileries': {
    en: 'concorde-tuileries',
    fr: 'concorde-tuileries',
    es: 'concordia-tullerias',
    it: 'concorde-tuileries',
    de: 'concorde-tuileries',
    ru: 'konkord-tyuilri',
    pt: 'concordia-tulherias',
    cn: 'xietiao-tuleli',
    ja: 'konkurudo-chuiruri',
    ko: 'kongkoreudeu-tuilleuri',
  },
  'vendome-palais-royal': {
    en: 'vendome-palais-royal',
    fr: 'vendome-palais-royal',
    es: 'vendome-palacio-real',
    it: 'vendome-palazzo-reale',
    de: 'vendome-palais-royal',
    ru: 'vendom-korolevskiy-dvorets',
    pt: 'vendome-palacio-real',
    cn: 'fanggao-wanggong',
    ja: 'vandobu-ookyu',
    ko: 'bangdom-wanggung',
  },
  'bourse-victoire': {
    en: 'bourse-victoire',
    fr: 'bourse-victoire',
    es: 'bolsa-victoria',
    it: 'borsa-vittoria',
    de: 'bourse-victoire',
    ru: 'birzha-pobeda',
    pt: 'bolsa-vitoria',
    cn: 'jiaoyisuo-shengli',
    ja: 'burusushorijyo',
    ko: 'geolae-seungli',
  },
} as const satisfies Record<string, Record<Language, string>>

const IN_SOME_LANGUAGES = {
  'palais-royal': { en: 'palais-royal', fr: 'palais-royal' },
} as const satisfies Record<string, Partial<Record<Language, string>>>

/** A neighbourhood, by its English slug. */
export type NeighborhoodId = keyof typeof IN_EVERY_LANGUAGE | keyof typeof IN_SOME_LANGUAGES

/** The slug of every neighbourhood in every language that has a page about it. */
export const NEIGHBORHOOD_SLUGS: Readonly<Record<NeighborhoodId, Partial<Record<Language, string>>>> = {
  ...IN_EVERY_LANGUAGE,
  ...IN_SOME_LANGUAGES,
}

/** All neighbourhoods, in the order of the table. */
export const NEIGHBORHOOD_IDS = Object.keys(NEIGHBORHOOD_SLUGS) as NeighborhoodId[]
