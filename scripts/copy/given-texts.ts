/** Texts that were given letter for letter, typewriter's marks and all (behaviour 7.1). */
export const GIVEN = new Set([
  'en toast.added',
  'en enquiryForm.sending',
  'fr error.403.message',
  'fr error.404.message',
  'fr error.500.message',
  'fr error.venue404.message',
  'fr error.other.message',
  'it sending.title',
])
