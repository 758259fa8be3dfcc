/** Why a file is not taken, and how to correct it. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { MAX_TABLE_MEGABYTES } from '#/lib/table-import.ts'
import type { TableProblem, TableRejection } from './table.ts'

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
  'too-many-rows': {
    en: 'This sheet has more than {what} rows. Split it.',
    fr: 'Cette feuille a plus de {what} lignes. Divisez-la.',
  },
  'too-many-columns': {
    en: 'This sheet has more than {what} columns.',
    fr: 'Cette feuille a plus de {what} colonnes.',
  },
  empty: {
    en: 'The first sheet of this file is empty.',
    fr: 'La première feuille de ce fichier est vide.',
  },
  'same-heading': {
    en: 'Two columns have the same meaning: “{what}”. Keep one of them.',
    fr: 'Deux colonnes ont le même sens\u00a0: «\u00a0{what}\u00a0». Gardez-en une.',
  },
  'no-heading': {
    en: 'The first row has no column “{what}”.',
    fr: 'La première ligne n’a pas de colonne «\u00a0{what}\u00a0».',
  },
}

/** A rejection as a sentence. */
export function describeRejection({ problem, what }: TableRejection, language: AdminLanguage): string {
  return SENTENCES[problem][language].replace('{what}', what)
}
