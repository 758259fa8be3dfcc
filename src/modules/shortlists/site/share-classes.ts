/** Classes that appear with the dialog for sharing: for `shows` of the island that holds `ShareShortlist`. */
export const SHARE_CLASSES = [
  'share-dialog',
  'share-option',
  'share-link',
  'share-said',
  'answers',
  'share-news',
  'f',
  'field',
  'hint',
] as const
