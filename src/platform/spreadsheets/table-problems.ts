/** Why a file is not taken, and how to correct it. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { MAX_TABLE_MEGABYTES } from '#/lib/table-import.ts'
import type { CellFault, TableProblem, TableRejection } from './table.ts'

const SENTENCES: Readonly<Record<TableProblem, Readonly<Record<AdminLanguage, string>>>> = {
  unreadable: {
    en: 'This is neither an Excel workbook (.xlsx) nor a CSV file, or it is damaged. Save it again.',
    fr: 'Ce fichier n’est ni un classeur Excel (.xlsx) ni un CSV, ou il est endommagé. Enregistrez-le de nouveau.',
  },
  'old-format': {
    en: 'This workbook is in the old .xls format or has a password. Save it as .xlsx, without a password.',
    fr: 'Ce classeur est à l’ancien format (.xls) ou protégé par un mot de passe. Enregistrez-le en .xlsx, sans mot de passe.',
  },
  encrypted: {
    en: 'This workbook has a password. Save it without one.',
    fr: 'Ce classeur est protégé par un mot de passe. Enregistrez-le sans mot de passe.',
  },
  'too-large': {
    en: `This file is too large: at most ${MAX_TABLE_MEGABYTES} MB. Remove images and other sheets, or split the file.`,
    fr: `Ce fichier est trop lourd\u00a0: ${MAX_TABLE_MEGABYTES}\u00a0Mo au plus. Retirez les images et les autres feuilles, ou divisez le fichier.`,
  },
  'too-slow': {
    en: 'This file takes too long to read. Copy the table into a new workbook and save it as .xlsx or .csv.',
    fr: 'Ce fichier est trop long à lire. Copiez le tableau dans un nouveau classeur et enregistrez-le en .xlsx ou .csv.',
  },
  'too-many-rows': {
    en: 'This table has more than {what} rows with content: nothing of it was taken. Split it.',
    fr: 'Ce tableau a plus de {what} lignes remplies\u00a0: rien n’a été repris. Divisez-le.',
  },
  'too-many-columns': {
    en: 'This table has content beyond its column no. {what}: nothing of it was taken. Remove what stands there.',
    fr: 'Ce tableau a du contenu au-delà de sa colonne n°\u00a0{what}\u00a0: rien n’a été repris. Retirez ce qui s’y trouve.',
  },
  'unclosed-quote': {
    en: 'In line {what} a quotation mark opens and is not closed where its cell ends: the rows below would be swallowed. Close it, or write it twice inside a quoted cell.',
    fr: 'À la ligne {what}, un guillemet s’ouvre sans se fermer à la fin de sa cellule\u00a0: les lignes suivantes seraient avalées. Fermez-le, ou doublez-le dans une cellule entre guillemets.',
  },
  empty: {
    en: 'This file has no rows with content.',
    fr: 'Ce fichier n’a aucune ligne remplie.',
  },
  'no-heading': {
    en: 'No row of headings with the column “{what}” was found.',
    fr: 'Aucune ligne de titres avec une colonne «\u00a0{what}\u00a0» n’a été trouvée.',
  },
}

const LOOKED_AT: Readonly<Record<AdminLanguage, (names: string, count: number) => string>> = {
  en: (names, count) => ` ${count > 1 ? 'Sheets' : 'Sheet'} looked at: ${names}.`,
  fr: (names, count) => ` ${count > 1 ? 'Feuilles examinées' : 'Feuille examinée'}\u00a0: ${names}.`,
}

/** A rejection as a sentence. */
export function describeRejection(
  { problem, what, sheets }: TableRejection,
  language: AdminLanguage,
): string {
  const number = Number(what)
  const shown = what === '' || Number.isNaN(number) ? what : number.toLocaleString(language)
  const looked =
    sheets.length === 0
      ? ''
      : LOOKED_AT[language](new Intl.ListFormat(language).format(sheets), sheets.length)
  return SENTENCES[problem][language].replace('{what}', shown) + looked
}

/**
 * Why a cell is not taken, and how to correct it.
 * @param cell its name: `C4`
 */
export function faultIn({ fault, text }: CellFault, cell: string): Readonly<Record<AdminLanguage, string>> {
  return fault === 'formula'
    ? {
        en: `Cell ${cell} holds a formula. Paste its value instead.`,
        fr: `La cellule ${cell} contient une formule. Collez sa valeur à la place.`,
      }
    : {
        en: `Cell ${cell} holds an error of the spreadsheet (${text}). Correct it there, or empty the cell.`,
        fr: `La cellule ${cell} contient une erreur du tableur (${text}). Corrigez-la, ou videz la cellule.`,
      }
}
