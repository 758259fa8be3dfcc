import { queryOptions } from '@tanstack/react-query'
import { fetchEquipment } from '../../equipment.functions.ts'

/** The agency's own equipment. What cannot be fetched is not offered; the editor goes on without it. */
export const OWN_EQUIPMENT = queryOptions({
  queryKey: ['venues', 'equipment'],
  queryFn: () => fetchEquipment(),
})
