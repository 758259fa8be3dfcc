import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TablePlan } from '#/lib/table-import.ts'
import { plainHeading } from '#/platform/spreadsheets/plain-heading.ts'
import { readFileHere } from '#/platform/spreadsheets/read-file.ts'
import { EncodingQuestion, TABLE_LIMITS, TableRejection } from '#/platform/spreadsheets/table.ts'
import { describeRejection } from '#/platform/spreadsheets/table-problems.ts'
import { temporaryFolder } from '../../../../../tests/helpers/catalogue-folder.ts'
import { useDatabase } from '../../../../../tests/helpers/database.ts'
import { type RawWorkbook, rawRow, rawWorkbook } from '../../../../../tests/helpers/raw-workbook.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { MAX_IMPORTED_ENQUIRIES } from '../../model/enquiries-table.ts'
import { enquiryColumns, enquiryHeadings } from './enquiry-columns.ts'
import { importEnquiries, planEnquiries } from './import-enquiries.server.ts'

const FOLDER = path.join(import.meta.dirname, '../../../../../tests/fixtures/imports')
const NOW = new Date('2026-11-22T09:00:00Z')

describe('lists as other programs write them', () => {
  const database = useDatabase('sqlite')
  let by: Awaited<ReturnType<typeof storedColleague>>
  beforeEach(async () => {
    by = await storedColleague(database(), 'Léa Morel')
  })

  const read = async (name: string, encoding?: string) =>
    readFileHere(path.resolve(FOLDER, name), {
      limits: { ...TABLE_LIMITS, rows: MAX_IMPORTED_ENQUIRIES },
      headings: await enquiryHeadings(),
      ...(encoding !== undefined && { encoding }),
    })
  const asked = (query = '') => ({ language: 'fr' as const, query: new URLSearchParams(query), by })
  const planOf = async (name: string, query = '') =>
    planEnquiries(database(), await read(name), asked(query), NOW)

  async function stored(name: string, query = '') {
    const table = await read(name)
    const { digest } = await planEnquiries(database(), table, asked(query), NOW)
    await importEnquiries(database(), table, asked(query), digest, NOW)
    return database().db.selectFrom('enquiry').selectAll().orderBy('reference').execute()
  }

  const names = ({ added }: TablePlan) => added.map(({ name }) => name)
  const reasons = ({ refused }: TablePlan) =>
    refused.map(({ row, issues }) => [row, ...issues.map(({ column, reason }) => `${column}: ${reason}`)])

  test.each([
    ['09b-blankrows.csv', 300],
    ['09d-gap.xlsx', 10],
    ['09e-gap.csv', 10],
  ])('rows with nothing in them leave nobody out: %s', async (name, count) => {
    const plan = await planOf(name)
    expect([plan.added.length, plan.refused.length]).toEqual([count, 0])
  })

  test('a quotation mark that stays open is told with its line', async () => {
    const error = await read('10c-unclosed-last.csv').catch((reason: unknown) => reason)
    expect(error).toMatchObject({ problem: 'unclosed-quote', what: '2' })
    if (error instanceof TableRejection)
      expect(describeRejection(error, 'fr')).toContain('À la ligne 2, un guillemet')
  })

  test('errors of formulas are no names, and each is told with its cell', async () => {
    const plan = await planOf('06b-errors.csv')
    expect(names(plan)).toEqual([])
    const error = (column: string, cell: string, what: string) =>
      `${column}: La cellule ${cell} contient une erreur du tableur (${what}). Corrigez-la, ou videz la cellule.`
    expect(reasons(plan)).toEqual([
      [2, error('Société', 'B2', '#N/A')],
      [3, error('Société', 'B3', '#REF!'), error('Téléphone', 'D3', '#NOM?')],
      [4, error('Nom', 'A4', '#VALEUR!')],
    ])
  })

  test('dates of two readings are asked where the rows contradict each other; each is shown as it was read', async () => {
    // 3/25/2027 and 31/02/2027 are there.
    const plan = await planOf('40-dates.csv')
    expect(plan.dates).toEqual({
      by: 'nobody',
      samples: [
        { typed: '03/04/2027', day: '3 avril 2027', month: '4 mars 2027' },
        { typed: '05-11-2027', day: '5 novembre 2027', month: '11 mai 2027' },
        { typed: '05/11/27', day: '5 novembre 2027', month: '11 mai 2027' },
      ],
    })
    const shown = ({ added }: TablePlan) => added.map(({ name, about }) => `${name} ${about.at(-1)}`)
    const certain = [
      ...['P1 25 mars 2027', 'P2 5 novembre 2027', 'P3 5 novembre 2027', 'P4 5 novembre 2027'],
      ...['P6 5 novembre 2027', 'P8 5 novembre 2027', 'P10 6 novembre 2027', 'P13 5 novembre 2027'],
      'P14 5 novembre 2027',
    ]
    expect(shown(plan)).toEqual(certain)
    const american = await planOf('40-dates.csv', 'dates=month')
    expect(american.dates).toMatchObject({ order: 'month', by: 'sender' })
    expect(shown(american)).toEqual(
      expect.arrayContaining([...certain, 'P0 4 mars 2027', 'P5 11 mai 2027', 'P11 11 mai 2027']),
    )
    expect(american.digest).not.toBe(plan.digest)
    // No day at all: 20271105, 31/02/2027, a month, some days, the number of a day.
    expect(american.refused.map(({ row }) => row)).toEqual([11, 17, 18, 19, 20])
  })

  test.each([
    ['25/3/2027', 'day', '3 avril 2027'],
    ['3/25/2027', 'month', '4 mars 2027'],
  ])('another row proves the order: %s', async (proof, order, read) => {
    const person = (number: number, date: string) => ({
      number,
      cells: [`P${number}`, `p${number}@example.com`, date],
    })
    const table = { headings: ['Nom', 'E-mail', 'Date'], lines: [person(2, '03/04/2027'), person(3, proof)] }
    const { dates, added } = await planEnquiries(database(), table, asked(), NOW)
    expect([dates?.by, dates?.order, added[0]?.about.at(-1)]).toEqual(['file', order, read])
  })

  test('until it is answered, such a row is left out', async () => {
    const table = {
      headings: ['Name', 'Email', 'Start date'],
      lines: [{ number: 2, cells: ['A', 'a@example.com', '03/04/2027'] }],
    }
    const plan = await planEnquiries(database(), table, asked(), NOW)
    expect(plan).toMatchObject({ added: [], dates: { by: 'nobody' }, refused: [{ row: 2 }] })
    const american = await planEnquiries(database(), table, asked('dates=month'), NOW)
    expect(american.added[0]?.about.at(-1)).toBe('4 mars 2027')
  })

  test.each([
    ['43-google.csv', 'Anna Weiss', 'Buyer', '+33612345678'],
    ['44-outlook.csv', 'Anna Weiss', 'Buyer', '+33612345678'],
    ['48-outlook-fr.csv', 'Anna Weiss', 'Acheteuse', '+33612345678'],
  ])('the address book %s is understood', async (file, full_name, job_title, phone_e164) => {
    const requests = await stored(file)
    expect(requests).toMatchObject([
      { full_name, company: 'Maison A', email: 'anna@example.com', phone_e164 },
    ])
    const notes = await database()
      .db.selectFrom('enquiry_history')
      .select('details')
      .where('event', '=', 'note')
      .execute()
    // A quote has no field for the function, and one for one number: nothing is lost.
    expect(JSON.stringify(notes)).toContain(job_title)
    if (file !== '43-google.csv') expect(JSON.stringify(notes)).toContain('01 42 00 00 00')
  })

  test.each([
    [
      'Outlook in German',
      [
        'Anrede',
        'Vorname',
        'Nachname',
        'Firma',
        'Position',
        'Telefon geschäftlich',
        'Mobiltelefon',
        'E-Mail-Adresse',
      ],
      ['Frau', 'Anna', 'Weiss', 'Maison A', 'Einkauf', '', '+33 6 12 34 56 78', 'anna@example.com'],
    ],
    [
      'LinkedIn',
      ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
      [
        'Anna',
        'Weiss',
        'https://example.com/in/anna',
        'anna@example.com',
        'Maison A',
        'Buyer',
        '01 Mar 2026',
      ],
    ],
    [
      'Apple in Spanish',
      ['Nombre', 'Apellidos', 'Empresa', 'Correo electrónico', 'Teléfono móvil'],
      ['Anna', 'Weiss', 'Maison A', 'anna@example.com', '+33 6 12 34 56 78'],
    ],
  ])('so is that of %s', async (_, headings, cells) => {
    const table = { headings, lines: [{ number: 2, cells }] }
    const { added, refused } = await planEnquiries(database(), table, asked(), NOW)
    expect(refused).toEqual([])
    expect(added).toMatchObject([{ name: 'Anna Weiss', about: ['Maison A', 'anna@example.com', 'Devis'] }])
  })

  test('no heading stands for two columns', async () => {
    await enquiryHeadings()
    const names = enquiryColumns().flatMap((column) => [
      ...new Set([...column.names, ...(column.otherwise ?? [])].map(plainHeading)),
    ])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('a salutation is no function, and columns that are not taken show what they hold', async () => {
    const { ignored } = await planOf('44-outlook.csv')
    expect(ignored).toContainEqual({ heading: 'Title', samples: ['Ms'], filled: 1 })
    expect(ignored).toContainEqual({ heading: 'Department', samples: [], filled: 0 })
  })

  test.each([
    ['52-numbers.xlsx', 'Feuille 1', 'Résumé de l’exportation'],
    ['52b-activetab.xlsx', 'Contacts', 'Lisez-moi'],
  ])('the sheet that holds the table is found and named: %s', async (name, sheet, other) => {
    const plan = await planOf(name)
    expect(names(plan)).toEqual(['Anna'])
    expect(plan.origin).toEqual({ headingRow: 1, sheet, otherSheets: [other] })
  })

  test('a workbook part of another name, and furigana in the cell itself', async () => {
    expect(names(await planOf('04e-workbook2.xlsx'))).toEqual(['Anna'])
    expect(names(await planOf('01b-furigana-inline.xlsx'))).toEqual(['山田花子'])
  })

  test.each([
    ['12-sjis.csv', 'shift_jis', '山田花子'],
    ['12c-macroman.csv', 'macintosh', 'Zoé Ménard'],
  ])('%s has the right name once its encoding is known', async (name, encoding, person) => {
    const table = await read(name).catch((error: unknown) => {
      if (!(error instanceof EncodingQuestion)) throw error
      return read(name, encoding)
    })
    const plan = await planEnquiries(database(), table, asked(), NOW)
    expect([names(plan), plan.origin?.encoding]).toEqual([[person], encoding])
  })

  test('what others typed is stored as it was meant', async () => {
    const requests = await stored('30-export.csv')
    const by = new Map(requests.map((one) => [one.full_name, one]))
    expect(by.get('Vera Tab')).toMatchObject({
      company: 'Acme Mode',
      message: 'Bonjour\nsuite de la phrase\n  fin',
    })
    expect(by.get('Escape')).toMatchObject({
      company: 'Ref_x0041_B',
      message: 'code _x000D_ et _x005F_ dans le texte',
    })
    expect(by.get('Nonchar')).toMatchObject({ company: 'Mode \uffff SA' })
  })

  const HEADINGS = rawRow('Nom', 'E-mail', 'Entreprise', 'Date')
  const MAIL = 'anna@example.com'
  const day = '<c s="1"><v>45000</v></c>'
  const strict = 'http://purl.oclc.org/ooxml'

  test.each<[string, RawWorkbook, Partial<Record<'company' | 'start_date', string | null>>]>([
    ['escapes', { rows: rawRow('Anna', MAIL, 'A_x000D_B _x005F_x0041_') }, { company: 'A B _x0041_' }],
    ['a prefix', { rows: rawRow('Anna', MAIL, 'Œuvre'), prefix: 'x:' }, { company: 'Œuvre' }],
    ['text in CDATA', { rows: rawRow('Anna', MAIL, '<![CDATA[A & B]]>') }, { company: 'A & B' }],
    [
      'days since 1904',
      { rows: rawRow('Anna', MAIL, 'B', day), properties: 'date1904="true"' },
      { start_date: '2027-03-16' },
    ],
    [
      'strict OOXML',
      {
        rows: rawRow('Anna', MAIL, 'B', '<c t="d"><v>2027-03-16</v></c>'),
        namespaces: [`${strict}/spreadsheetml/main`, `${strict}/officeDocument/relationships`],
      },
      { start_date: '2027-03-16' },
    ],
    [
      'a text that calls itself a date',
      { rows: rawRow('Anna', MAIL, '<c t="d"><v>B</v></c>') },
      { company: 'B' },
    ],
    [
      'an empty shared text',
      { rows: rawRow('Anna', MAIL, '<c t="s"><v>1</v></c>'), strings: '<si><t>A</t></si><si/>' },
      { company: null },
    ],
    [
      'a shared text without a number',
      { rows: rawRow('Anna', MAIL, '<c t="s"><v></v></c>'), strings: '<si><t>A</t></si>' },
      { company: null },
    ],
  ])('a workbook with %s says what it means', async (_, book, meant) => {
    const file = await rawWorkbook({ ...book, rows: HEADINGS + book.rows })
    expect(await stored(file)).toMatchObject([{ full_name: 'Anna', email: MAIL, ...meant }])
  })

  test.each([
    ['/xl/worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
    ['worksheets\\sheet1.xml', 'xl\\worksheets\\sheet1.xml'],
    ['worksheets/sheet.xml', 'xl/worksheets/Sheet.xml'],
    ['worksheets/sheet%201.xml', 'xl/worksheets/sheet 1.xml'],
    ['worksheets/sheet%231.xml', 'xl/worksheets/sheet#1.xml'],
    ['worksheets/Données.xml', 'xl/worksheets/Données.xml'],
  ])('a sheet in a part that is named %s is found', async (target, entry) => {
    const file = await rawWorkbook({ rows: HEADINGS + rawRow('Anna', MAIL), sheet: [entry, target] })
    expect(names(await planOf(file))).toEqual(['Anna'])
  })

  async function csv(text: string): Promise<string> {
    const file = path.join(await temporaryFolder(), 'list.csv')
    await writeFile(file, text)
    return file
  }

  test('inch marks and quoted words are part of their cells', async () => {
    const companies = ['Écran 55" mat', 'La "Maison" Rose', '5" x 7"', 'B']
    const rows = companies.map((company, at) => `Anna,a${at}@example.com,${company}`)
    const requests = await stored(await csv(['Nom,E-mail,Entreprise', ...rows].join('\n')))
    expect(requests.map(({ company }) => company)).toEqual(companies)
  })

  test('invisible characters are no part of a number or an address; a shortened number is refused', async () => {
    const file = await csv(
      [
        'Nom;E-mail;Portable;Date',
        'Anna;\u200banna@example.com\u00a0;\u202a06\u00a012\u202f34 56\u200b78\u202c;2027-03-01',
        'Bea;bea@example.com;3,36123E+10;2027-03-01',
        'Cid;;3.36E+10;2027-03-01',
      ].join('\n'),
    )
    const plan = await planOf(file)
    const told = (number: string) =>
      `Téléphone: Le tableur a abrégé ce numéro (${number}). Mettez la cellule au format texte et saisissez-le à nouveau.`
    expect(reasons(plan)).toEqual([
      [3, told('3,36123E+10')],
      [4, told('3.36E+10')],
    ])
    expect(await stored(file)).toMatchObject([{ email: MAIL, phone_e164: '+33612345678' }])
  })
})
