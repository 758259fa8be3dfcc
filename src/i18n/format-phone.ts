import type { Language } from './languages.ts'

const FRENCH_NUMBER = /^\+33(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/

const EXTENSION: Readonly<Record<Language, string>> = {
  ...{ en: 'ext.', fr: 'poste', es: 'ext.', it: 'int.', de: 'Durchwahl' },
  ...{ ru: 'доб.', pt: 'ramal', cn: '分机', ja: '内線', ko: '내선' },
}

/**
 * A phone number in the format of the reader's language (behaviour 7.12): `01 99 00 12 34` on French pages,
 * `+33 1 99 00 12 34` on all others, with no-break spaces. From E.164, an extension behind it (`;ext=22`); a number
 * outside France is left unchanged.
 * @param foreign formats one outside France
 */
export function formatPhone(
  number: string,
  language: Language,
  foreign: (e164: string) => string = (e164) => e164,
): string {
  const [e164 = '', extension] = number.split(';ext=')
  const match = FRENCH_NUMBER.exec(e164)
  const [first, ...pairs] = match?.slice(1) ?? []
  const written = match
    ? [language === 'fr' ? `0${first}` : `+33\u00a0${first}`, ...pairs].join('\u00a0')
    : foreign(e164)
  return extension === undefined ? written : `${written}\u00a0${EXTENSION[language]}\u00a0${extension}`
}

/** The same without spaces and for every language, as it is read back: `+12125550134 ext. 22`. */
export function plainPhone(number: string): string {
  return number.replace(';ext=', ' ext. ')
}
