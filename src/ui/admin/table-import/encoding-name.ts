/** Names by which programs offer encodings; the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'windows-1251': 'Windows-1251',
  macintosh: 'Mac Roman',
  shift_jis: 'Shift_JIS',
  gbk: 'GBK',
  'euc-kr': 'EUC-KR',
}

/** As it is written for people: `UTF-8`, not the label `utf-8`. */
export function encodingName(label: string): string {
  return NAMES[label] ?? label
}
