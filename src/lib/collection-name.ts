/** The one collection of the icon endpoint, `/api/icons/{collection}.json` (contracts, "Endpoints"). */
export const ICON_COLLECTION = 'lucide'
