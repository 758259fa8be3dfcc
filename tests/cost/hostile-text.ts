/** Texts of any length that make a careless reader start again and again. */
import fc from 'fast-check'

/** Pieces that mean something to one of the site's readers, or nearly do. */
const PIECES = [
  ...' \t\n\r\f\0!"#$%&\'()*+,-./0123456789:;<=>?@AZ[\\]^_`az{|}~',
  '\r\n',
  '\u00a0',
  '\u2028',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\ud800',
  'é',
  'ß',
  '\u0300',
  '\u0315',
  '\u0327',
  '\u0345',
  '日本',
  '㎡',
  '＠',
  '한',
  '👩‍👩‍👧',
  '%40',
  '%25',
  '%2540',
  '%zz',
  '%E9%BD%8B',
  '..',
  '//',
  'a/',
  '-a',
  'a-',
  'a.',
  'a@',
  'en',
  'fr/',
  '<a ',
  '<a\t',
  '[url',
  'http://',
  'https:/',
  'www.',
  'q=0',
  ';q=0.0',
  ', ',
  '"\\"',
  '--x',
  '\r\n--x',
  '\r\n\r\n',
  'Content-Disposition: form-data; name="',
  '&venue=',
  'venue=a&',
  '=&',
  'f_webp,',
  'w_640',
  '75001',
  '1 000',
  '+33',
  '(0)',
  '1er',
  '{"',
  '[{',
  '],[',
  '\\u0000',
  'W/"',
  'mailto:',
  'm2',
  '€',
  '/ht',
  'bot',
  'passage.session_token=',
  'l’',
  'seo ',
  '::',
  '0:',
  'Password',
  'qwerty',
] as const

/** A beginning, something repeated, and an end that does not fit. */
export interface HostileText {
  readonly before: string
  readonly repeated: string
  readonly after: string
}

const some = (max: number, least = 0) =>
  fc.array(fc.constantFrom(...PIECES), { minLength: least, maxLength: max }).map((pieces) => pieces.join(''))

/** Any of them. */
export const hostileText: fc.Arbitrary<HostileText> = fc.record({
  before: some(2),
  repeated: some(3, 1),
  after: some(2),
})

/** The text in about this many characters. */
export function ofLength({ before, repeated, after }: HostileText, length: number): string {
  const times = Math.max(1, Math.floor((length - before.length - after.length) / repeated.length))
  return before + repeated.repeat(times) + after
}

/** The same in characters that a header may hold: Node takes no others. */
export function asHeader(text: string): string {
  return Buffer.from(text, 'utf8')
    .toString('latin1')
    .replaceAll(/[^\x20-\x7e\x80-\xff\t]/g, ' ')
}

/** The same as a request target: what may not be in one is percent-encoded. */
export function asTarget(text: string): string {
  return `/${encodeURI(text.toWellFormed()).replaceAll('%25', '%')}`
}

const REPEATED = [
  'a',
  '/',
  '@',
  '%',
  '%25',
  ' ',
  '\t',
  '\n',
  '-',
  '.',
  '[',
  '<a ',
  '<a\t',
  'a&',
  '=& ',
  'a=b&',
  '&venue=',
  '\u0315\u0300',
  '\u0327',
  '日',
  'l’',
  '1 ',
  ' m',
  '"\\',
  '+',
  '()',
  '::',
  ';q=0.',
  '\r\n--',
  '--x\r\n',
  '2\u200b',
]

/** Inputs known to be slow in some reader: every reader is tested with these first. Each ends in what does not fit. */
export const KNOWN_HOSTILE: readonly HostileText[] = REPEATED.map((repeated) => ({
  before: 'a',
  repeated,
  after: '\u0000!',
}))

/** The same without an end that does not fit: a reader that starts again at each place does so at these as well. */
export const KNOWN_OTHERS: readonly HostileText[] = REPEATED.flatMap((repeated) => [
  { before: '', repeated, after: '' },
  // One word that never ends, in which a wide character stands.
  { before: '', repeated, after: '\u3000' },
])
