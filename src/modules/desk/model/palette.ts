/** Answers of the palette: what was found for the typed text. */
import type { FoundEnquiry, FoundPerson } from '#/modules/enquiries/model/found-enquiries.ts'

/** Most letters that are looked for. */
export const LONGEST_PALETTE_QUERY = 200

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
  readonly enquiries: readonly FoundEnquiry[]
  readonly people: readonly FoundPerson[]
  readonly venues: readonly PaletteVenue[]
  readonly staff: readonly PaletteColleague[]
}
