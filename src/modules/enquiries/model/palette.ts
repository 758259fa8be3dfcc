/** Answers of the palette: what was found for the typed text. */
import type { EnquiryStatus } from './enquiry-statuses.ts'

/** Most letters that are looked for. */
export const LONGEST_PALETTE_QUERY = 200

/** Enquiry that was found. */
export interface PaletteEnquiry {
  readonly reference: string
  readonly fullName: string
  readonly company: string | null
  readonly status: EnquiryStatus
}

/** Person with enquiries. */
export interface PalettePerson {
  readonly fullName: string
  readonly company: string | null
  /** What the list of their enquiries is searched for: the address, or the telephone number. */
  readonly contact: string
  readonly enquiries: number
}

/** Venue of the catalogue, published or not. */
export interface PaletteVenue {
  /** As the editor's address has it: it stays when the venue's own address changes. */
  readonly id: string
  readonly name: string
  /** Neighbourhood in the language of the screen. */
  readonly about: string
}

/** Staff member; for administrators. */
export interface PaletteColleague {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Everything that was found. */
export interface PaletteFinds {
  readonly enquiries: readonly PaletteEnquiry[]
  readonly people: readonly PalettePerson[]
  readonly venues: readonly PaletteVenue[]
  readonly staff: readonly PaletteColleague[]
}
