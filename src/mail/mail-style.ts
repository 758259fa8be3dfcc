/**
 * The look of mails. Mail programs know few styles, so these are on the elements; what only the better ones
 * know (the dark mode, narrow screens) is in {@link STYLE_SHEET} under class names. Colours are those of
 * `src/ui/styles/tokens.css`.
 */
import type { CSSProperties } from 'react'
import { LANGUAGES, type Language, type Script } from '#/i18n/languages.ts'

/** Pixels of the text column: 600 with its margins, the width that every program has room for. */
export const COLUMN = 544
/** Width of a venue's picture beside its name. */
export const SMALL_PICTURE = 168

const INK = '#0f172a'
const INK_2 = '#475569'
const RULE = '#dfe5ec'
const GREEN = '#0d4a36'

const SERIF_END: Partial<Record<Script, string>> = {
  Hans: "'Songti SC', 'Noto Serif CJK SC', SimSun, ",
  Jpan: "'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', ",
  Kore: "AppleMyungjo, 'Nanum Myeongjo', 'Noto Serif CJK KR', Batang, ",
}
const SANS_END: Partial<Record<Script, string>> = {
  Hans: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', ",
  Jpan: "'Hiragino Sans', 'Yu Gothic', Meiryo, 'Noto Sans CJK JP', ",
  Kore: "'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR', ",
}

/** Faces that are on the reader's machine: mails load none. */
export function mailFaces(language: Language) {
  const { script } = LANGUAGES[language]
  return {
    serif: `Georgia, 'Times New Roman', ${SERIF_END[script] ?? ''}serif`,
    sans: `-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, ${SANS_END[script] ?? ''}sans-serif`,
  }
}

const small = {
  fontSize: '13px',
  lineHeight: '20px',
  color: INK_2,
  margin: '0',
  textWrap: 'pretty',
} satisfies CSSProperties

/** Styles by the part they are for. */
export const STYLE = {
  body: { backgroundColor: '#ffffff', margin: 0, padding: 0 },
  container: { maxWidth: '600px', width: '100%', padding: '0 28px' },
  brand: { fontSize: '22px', lineHeight: '28px', color: GREEN, margin: '0', padding: '28px 0 20px' },
  rule: { border: 'none', borderTop: `1px solid ${RULE}`, margin: '0', width: '100%' },
  // Where a mail program knows it, no word and no sign is alone on a last line.
  title: {
    fontWeight: 400,
    fontSize: '34px',
    lineHeight: '42px',
    color: INK,
    margin: '36px 0 24px',
    textWrap: 'balance',
  },
  letterTop: { height: '24px' },
  reference: { border: `1px solid ${INK}`, padding: '14px 20px 16px', width: 'auto', margin: '0 0 32px' },
  referenceLabel: small,
  referenceValue: {
    fontSize: '30px',
    lineHeight: '38px',
    color: INK,
    margin: '2px 0 0',
    whiteSpace: 'nowrap',
  },
  text: { fontSize: '16px', lineHeight: '26px', color: INK, margin: '0 0 16px', textWrap: 'pretty' },
  heading: { fontWeight: 400, fontSize: '23px', lineHeight: '30px', color: INK, margin: '36px 0 14px' },
  label: { ...small, lineHeight: '22px' },
  labelCell: {
    width: '38%',
    padding: '9px 16px 9px 0',
    verticalAlign: 'top',
    borderTop: `1px solid ${RULE}`,
  },
  valueCell: { padding: '9px 0', verticalAlign: 'top', borderTop: `1px solid ${RULE}` },
  value: { fontSize: '15px', lineHeight: '22px', color: INK, margin: '0', overflowWrap: 'anywhere' },
  passage: { borderTop: `1px solid ${RULE}`, padding: '10px 0 6px' },
  number: { fontSize: '19px', lineHeight: '26px', color: GREEN, margin: '0' },
  numberCell: { width: '34px', verticalAlign: 'top', padding: '0 0 12px' },
  stepCell: { verticalAlign: 'top', padding: '0 0 12px' },
  venueRow: { borderTop: `1px solid ${RULE}` },
  pictureCell: { verticalAlign: 'top', padding: '16px 20px 16px 0' },
  venueCell: { verticalAlign: 'middle', padding: '16px 0' },
  picture: {
    display: 'block',
    border: 'none',
    maxWidth: '100%',
    height: 'auto',
    backgroundColor: '#e8ecf1',
    // Style of the alternative text while pictures are blocked.
    color: INK_2,
    fontSize: '12px',
    lineHeight: '15px',
  },
  venueName: { fontSize: '19px', lineHeight: '26px', margin: '0' },
  venueLink: { color: INK, textDecoration: 'underline', textDecorationColor: '#9fb3a9' },
  venueLine: { ...small, margin: '4px 0 0' },
  button: {
    backgroundColor: GREEN,
    color: '#ffffff',
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 600,
    padding: '12px 28px',
    textDecoration: 'none',
    display: 'inline-block',
  },
  warning: {
    backgroundColor: '#fdf2f1',
    border: '1px solid #b3261e',
    padding: '12px 16px',
    margin: '0 0 24px',
  },
  warningText: { fontSize: '15px', lineHeight: '22px', color: '#8c1d18', margin: '0' },
  note: { ...small, margin: '0 0 10px' },
  link: { color: GREEN, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>

/** The dark mode of the site, for programs that have one and ask for ours; and small screens. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .page { padding: 0 20px !important; }
  .title { font-size: 28px !important; line-height: 35px !important; }
  .picture-cell { width: 128px !important; padding-right: 16px !important; }
  .picture-cell img { width: 128px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper, body.paper > table > tbody > tr > td { background-color: #0c1116 !important; }
  .ink { color: #e9eef4 !important; }
  .ink-2 { color: #a7b3c4 !important; }
  .green { color: #8fd3b3 !important; }
  .rule { border-color: #27313d !important; }
  .frame { border-color: #e9eef4 !important; }
  .button { background-color: #8fd3b3 !important; color: #06231a !important; }
  .warning { background-color: #2a1614 !important; border-color: #ffa79c !important; }
  .warning p { color: #ffa79c !important; }
}
[data-ogsc] .ink { color: #e9eef4 !important; }
[data-ogsc] .ink-2 { color: #a7b3c4 !important; }
[data-ogsc] .green { color: #8fd3b3 !important; }
`
