/** Words for the search over enquiries: split the same way for what is stored and for what is searched. */
import { splitTerms } from '#/lib/split-terms.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'

/** The columns that are searched. */
export type SearchableEnquiry = Pick<
  EnquiryTable,
  | 'reference'
  | 'full_name'
  | 'first_name'
  | 'last_name'
  | 'company'
  | 'job_title'
  | 'email'
  | 'phone_e164'
  | 'phone_typed'
  | 'message'
  | 'details'
>

/** People search by the last four digits of a number; fewer would match too much. */
export const FEWEST_DIGITS = 4

/**
 * The words of an enquiry, each once, with one space between.
 * @param others texts that belong to it and lie elsewhere: names of venues, notes
 */
export function enquirySearchText(enquiry: SearchableEnquiry, others: readonly string[] = []): string {
  const { reference, email, phone_e164, phone_typed, details } = enquiry
  const { full_name, first_name, last_name, company } = enquiry
  const texts = [
    reference,
    reference.replaceAll('-', ''),
    enquiry.full_name,
    enquiry.first_name,
    enquiry.last_name,
    enquiry.company,
    enquiry.job_title,
    ...[full_name, first_name, last_name, company].map((name) => withoutApostrophes(name ?? '')),
    enquiry.message,
    ...Object.values(details).filter((value) => typeof value === 'string'),
    ...others,
  ]
  const words = new Set(texts.flatMap((text) => splitTerms(text ?? '')))
  for (const part of [email.split('@', 1)[0], email.split('@')[1]]) {
    for (const word of splitTerms(part ?? '')) words.add(word)
    // "h.kuroda" and "hkuroda" sound the same on the phone.
    const joined = splitTerms((part ?? '').replaceAll(/[^\p{L}\p{N}]/gu, ''))
    for (const word of joined) words.add(word)
  }
  // `Q-26-0042` is said and typed in many ways.
  for (const digits of endings(reference.replaceAll(/\D/g, ''))) words.add(digits)
  for (const digits of endings((phone_e164 ?? '').replace(/;ext=.*/, '').replaceAll(/\D/g, '')))
    words.add(digits)
  for (const digits of endings((phone_typed ?? '').replaceAll(/\D/g, ''))) words.add(digits)
  return [...words].join(' ')
}

/** `O’Brien` is typed `obrien`. */
function withoutApostrophes(name: string): string {
  return name.replaceAll(/['’ʼ‘`´]/gu, '')
}

/** Every ending of a number that is long enough: words are found by their beginnings, numbers by any part of them. */
function endings(digits: string): string[] {
  return Array.from({ length: Math.max(0, digits.length - FEWEST_DIGITS + 1) }, (_, at) => digits.slice(at))
}
