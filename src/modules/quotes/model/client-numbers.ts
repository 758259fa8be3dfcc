/** Numbers of a client's company, as far as their form shows a slip of the pen. */

const SIREN_DIGITS = 9
const SIRET_DIGITS = 14

/** Forms of VAT numbers in the European Union, after their country (Greece writes EL) and in Northern Ireland. */
const VAT_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

const withoutGaps = (typed: string) => typed.replaceAll(/[\s.-]/g, '').toUpperCase()

/** Whether a typed SIREN or SIRET can be one: nine or fourteen digits whose check digit is right. */
export function isSiren(typed: string): boolean {
  const digits = withoutGaps(typed)
  if (!/^\d+$/.test(digits) || ![SIREN_DIGITS, SIRET_DIGITS].includes(digits.length)) return false
  const figures = [...digits].map(Number)
  // Those of La Poste have no check digit: their figures add up to a multiple of five.
  if (digits.startsWith('356000000') && figures.reduce((sum, one) => sum + one, 0) % 5 === 0) return true
  const sum = figures.toReversed().reduce((total, figure, at) => {
    const weighed = at % 2 === 0 ? figure : figure * 2
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

/** Whether a typed VAT number has the form of its country; those from outside of the European Union are not judged. */
export function isVatNumber(typed: string): boolean {
  const plain = withoutGaps(typed)
  const form = VAT_FORMS[plain.slice(0, 2)]
  if (form === undefined) return /^[A-Z\d]{4,20}$/.test(plain)
  return form.test(plain.slice(2))
}
