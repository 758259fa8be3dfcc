/** A venue in the search index. */
import type { DraftFacts, NamesOf } from '../../model/attributes.ts'
import type { FilteredName } from '../../model/filter-table.ts'
import type { VenueFacts } from '../../model/venue-facts.ts'

/** A published venue without its words and photographs. */
export interface IndexedVenue extends VenueFacts, Pick<DraftFacts, Extract<FilteredName, NamesOf<'eachOf'>>> {
  /** Ids of what the agency named itself; absent where there is none. */
  ownEquipment?: readonly string[]
}
