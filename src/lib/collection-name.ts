/** The one collection of the icon endpoint, `/api/icons/{collection}.json` (docs/operations.md). */
export const ICON_COLLECTION = 'lucide'
