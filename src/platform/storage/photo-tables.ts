/** The tables that name photographs of the storage, each in its column `key` with its hash in `sha256`. */
export const PHOTO_TABLES = ['photo', 'unplaced_photo', 'proposal_photo'] as const
